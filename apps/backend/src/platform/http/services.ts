import type { Database, ServerLocation } from "../store/database.ts";

/**
 * What calls, jobs and routes share for as long as the process runs. A domain adds what is its own:
 * `declare module "./services.ts" { interface Services { readonly … } }`.
 */
export interface Services {
  readonly db: Database;
  /** The same for work that no caller waits for: its statements take as long as they do. */
  readonly backgroundDb: Database;
  /** What time it is; a function, so that tests can say. */
  readonly now: () => Date;
  /** Logs a fault that no caller is told of, such as that of a job. */
  readonly report: (error: unknown, what: string) => void;
  /** Logs what whoever runs the platform may look for one day, such as who has made an operator: never a secret. */
  readonly log: (what: string, more: Readonly<Record<string, unknown>>) => void;
}

/** The services before the domains add theirs. */
export type BaseServices = Pick<Services, "db" | "now" | "report">;

/** What domains open theirs with. */
export interface OpeningServices extends BaseServices {
  /** What has the store, for a thread that connects to it by itself; null: the store is embedded. */
  readonly server: ServerLocation | null;
  /** For what a process finds again when it begins anew; null: nothing is to be kept. */
  readonly dataDir: string | null;
}
