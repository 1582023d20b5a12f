import type { Executor } from "../../platform/store/database.ts";
import type { Language } from "../../platform/store/language.ts";

/** Whom a visitor may try the demo as. */
export interface DemoLogin {
  readonly mobile: string;
  readonly nickname: string;
  /** Public, as all of a demo is. */
  readonly password: string;
}

/** What only a demo says of itself. */
export interface Demo {
  /** Only those that this store has. */
  readonly logins: (db: Executor) => Promise<readonly DemoLogin[]>;
  /** The storage path of a code that leads a phone to the shop, or says in a language why it cannot. */
  readonly phoneCode: (language: Language) => string;
}

declare module "../../platform/http/services.ts" {
  interface Services {
    /** Null everywhere but in the demo. */
    readonly demo: Demo | null;
  }
}
