import { setTimeout } from "node:timers/promises";
import type { Job, JobContext } from "../domain/job.ts";

export interface RunningJobs {
  /** Finishes what has been begun, but for jobs that may be left, and begins nothing more. */
  close(): Promise<void>;
}

/** Runs each job at once and then again and again; what goes wrong is reported and tried the next time. */
export function runJobs<Context extends JobContext>(jobs: readonly Job<Context>[], context: Context): RunningJobs {
  const stop = new AbortController();
  const loops = jobs.map((job) => ({ job, ended: repeat(job, context, stop.signal) }));
  return {
    close: async () => {
      stop.abort();
      await Promise.all(loops.filter(({ job }) => job.mayBeLeft !== true).map(({ ended }) => ended));
    },
  };
}

async function repeat<Context extends JobContext>(
  job: Job<Context>,
  context: Context,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    try {
      await job.run(context);
    } catch (error) {
      // What it needs may be closed by now.
      const isLeft = signal.aborted && job.mayBeLeft === true;
      if (!isLeft) context.report(error, `the job "${job.name}" failed`);
    }
    await setTimeout(job.everyMilliseconds, null, { signal, ref: false }).catch(() => null);
  }
}
