import type { Done, Job } from './job.ts';
import { work } from './work.ts';

/** Runs in a worker thread. */
export const answer = (job: Job): Done => work(job);
