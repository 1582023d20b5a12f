import type { Database } from "../store/database.ts";

/**
 * What calls, jobs and routes share for as long as the process runs. A domain adds what is its own:
 * `declare module "../http/services.ts" { interface Services { readonly … } }`.
 */
export interface Services {
  readonly db: Database;
  /** What time it is; a function, so that tests can say. */
  readonly now: () => Date;
  /** Tells the operator what went wrong where no caller is told. */
  readonly report: (error: unknown, what: string) => void;
}

/** What there is before any domain has added to it. */
export type BaseServices = Pick<Services, "db" | "now" | "report">;
