import type { Executor } from "../../platform/store/database.ts";

/** CNY for one USDT. */
interface Rate {
  /** Millionths of a yuan. */
  readonly rate: number;
  readonly at: Date;
}

/** Says what USDT is worth. */
export interface RateSource {
  /** The newest rate; null where there is none, or it is too old. Reads the store alone. */
  readonly latest: (db: Executor, now: Date) => Promise<Rate | null>;
  /** Asks somebody else, and keeps what they say; what is not needed is left out. */
  readonly refresh?: (db: Executor, now: () => Date) => Promise<void>;
}
