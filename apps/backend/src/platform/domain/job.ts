import type { BaseServices, Services } from "../http/services.ts";

/** What every job gets. One that needs a domain's services declares them in its parameter. */
export type JobContext = BaseServices;

/** Work that has to be done time and again, by whichever node comes first. */
export interface Job<Context = Services> {
  readonly name: string;
  readonly everyMilliseconds: number;
  /** Nothing is lost where it is left in the middle, so a process that stops does not wait for it. */
  readonly mayBeLeft?: true;
  /** @returns how much has been done */
  readonly run: (context: Context) => Promise<number>;
}
