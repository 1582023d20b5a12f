import type { Database } from "../../platform/store/database.ts";
import { oneTimeCode } from "./one-time-codes.ts";
import { printedCode } from "./printed-code.ts";

export interface Announcing {
  readonly db: Database;
  readonly deskOrigin: string | null;
  readonly now: () => Date;
  /** Not the log, which many people read, and which is stored. */
  readonly print: (line: string) => void;
}

/** At the start of a platform that nobody can operate yet, how to begin: the same code on all its nodes. */
export async function announceFirstOperator({ db, deskOrigin, now, print }: Announcing): Promise<void> {
  const code = await oneTimeCode(db, now(), false);
  if (code !== null) print(printedCode(code, deskOrigin, now()));
}
