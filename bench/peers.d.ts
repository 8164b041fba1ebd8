/** The parts of untyped peers that are measured. */
declare module 'phe' {
  const phe: { evaluateCardCodes(codes: readonly number[]): number };
  export default phe;
}

declare module 'pokersolver' {
  const pokersolver: { Hand: { solve(cards: readonly string[]): { rank: number } } };
  export default pokersolver;
}
