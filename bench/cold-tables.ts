/** Prints the milliseconds that the first tables take in this fresh process, and the bytes they hold. */
import { FULL_DECK } from '../src/core/cards/deck.ts';

const memory = process.memoryUsage().arrayBuffers;
const { prewarm, rankingFor } = await import('../src/core/evaluation/ranking.ts');
const start = performance.now();
prewarm(rankingFor({ evaluator: 'high', deck: FULL_DECK, order: 'standard', aceLowStraight: 'counts' }), 7);
const took = performance.now() - start;
process.stdout.write(`${took} ${process.memoryUsage().arrayBuffers - memory}\n`);
