import type { Executor } from "../store/database.ts";
import type { JobContext } from "../domain/job.ts";

export interface DueWork {
  /** For the log. */
  readonly what: string;
  /** Ids behind `after` of what is due, in their order. */
  readonly find: (db: Executor, after: number) => Promise<readonly { readonly id: number }[]>;
  /** Does one in a transaction of its own. @returns false when it is no longer due, or another node has it */
  readonly finish: (tx: Executor, id: number) => Promise<boolean>;
}

interface WorkOutside extends Omit<DueWork, "finish"> {
  /** Does one. @returns false when it is no longer due, or another node has it */
  readonly finish: (id: number) => Promise<boolean>;
}

/** Does all that is due, each by itself: one that fails keeps none of the others waiting. @returns how many were done */
export function eachDue(context: JobContext, { finish, ...work }: DueWork): Promise<number> {
  return eachOutside(context, { ...work, finish: (id) => context.db.transaction((tx) => finish(tx, id)) });
}

/** As {@link eachDue}, for what another company's server is asked to do, which is never waited for in a transaction. */
export async function eachOutside({ db, report }: JobContext, { what, find, finish }: WorkOutside): Promise<number> {
  let done = 0;
  for (let after = 0; ;) {
    const batch = await find(db, after);
    for (const { id } of batch) {
      try {
        if (await finish(id)) done += 1;
      } catch (error) {
        report(error, `${what} ${id} failed`);
      }
    }
    const last = batch.at(-1);
    if (last === undefined) return done;
    after = last.id;
  }
}

interface Pauses {
  readonly shortest: number;
  readonly longest: number;
}

/** The older something is, the longer the pause before it is tried again: a quarter of its age. */
export function nextTry(since: Date, now: Date, { shortest, longest }: Pauses): Date {
  const pause = (now.getTime() - since.getTime()) / 4;
  return new Date(now.getTime() + Math.min(Math.max(pause, shortest), longest));
}
