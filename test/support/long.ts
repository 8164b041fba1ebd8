/** CI asks for more of the same: more random hands, more facts. */
const IS_LONG = process.env.CARDS_SPEAK_LONG === '1';

/** How often to try: in a run of every day, and where there is time. */
export const runs = (usual: number, long: number): number => (IS_LONG ? long : usual);
