import type { Services } from "../http/call.ts";

/** What work without a caller needs. */
export type JobContext = Pick<Services, "db" | "now" | "providers" | "report">;

/** Work that has to be done time and again, by whichever node comes first. */
export interface Job {
  readonly name: string;
  readonly everyMilliseconds: number;
  /** @returns how much has been done */
  readonly run: (context: JobContext) => Promise<number>;
}
