/** Prints the milliseconds of processor time that the first tables take in this fresh process, and the bytes they hold. */
import { FULL_DECK } from '../src/core/cards/deck.ts';

const memory = process.memoryUsage().arrayBuffers;
const { prewarm, rankingFor } = await import('../src/core/evaluation/ranking.ts');
const start = process.cpuUsage();
prewarm(rankingFor({ evaluator: 'high', deck: FULL_DECK, order: 'standard', aceLowStraight: 'counts' }), 7);
const { user, system } = process.cpuUsage(start);
process.stdout.write(`${(user + system) / 1000} ${process.memoryUsage().arrayBuffers - memory}\n`);
