import type { BaseServices, Services } from "../http/services.ts";

/** What work without a caller needs at least. A job that needs a domain's services says so in its parameter. */
export type JobContext = BaseServices;

/** Work that has to be done time and again, by whichever node comes first. */
export interface Job<Context = Services> {
  readonly name: string;
  readonly everyMilliseconds: number;
  /** @returns how much has been done */
  readonly run: (context: Context) => Promise<number>;
}
