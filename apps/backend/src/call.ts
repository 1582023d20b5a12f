import type { Database } from "./database.ts";
import type { Language } from "./language.ts";
import type { PictureUrls } from "./picture-urls.ts";
import type { Query } from "./query.ts";
import type { Tally } from "./tally.ts";

/** What calls share for as long as the process runs. */
export interface Services {
  readonly db: Database;
  readonly productViews: Tally;
  readonly articleVisits: Tally;
  /** What time it is; a function, so that tests can say. */
  readonly now: () => Date;
}

/** One request. */
export interface CallContext extends Services {
  readonly query: Query;
  readonly language: Language;
  readonly pictures: PictureUrls;
}

export interface Call {
  /** Calls that insist on a method refuse the others; all take their parameters from the query. */
  readonly method: "GET" | "any";
  /** @throws {Refusal} where the platform says no */
  readonly answer: (context: CallContext) => Promise<unknown>;
}

/** Calls by their path behind `/api/`, spelt as the contract spells it. */
export type Calls = Readonly<Record<string, Call>>;

export function getOnly(answer: Call["answer"]): Call {
  return { method: "GET", answer };
}

export function anyMethod(answer: Call["answer"]): Call {
  return { method: "any", answer };
}
