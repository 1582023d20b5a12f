import type { Passwords } from "../authentication/passwords.ts";
import type { Customer } from "../authentication/session.ts";
import type { SmsSender } from "../codes/sms-sender.ts";
import type { Database } from "../store/database.ts";
import { LoginRequired } from "./envelope.ts";
import type { Language } from "../store/language.ts";
import type { PaymentProviders } from "../payments/provider.ts";
import type { PictureUrls } from "./picture-urls.ts";
import type { Query } from "./query.ts";
import type { Tally } from "../store/buffered-counter.ts";

/** What calls share for as long as the process runs. */
export interface Services {
  readonly db: Database;
  readonly productViews: Tally;
  readonly articleVisits: Tally;
  /** What time it is; a function, so that tests can say. */
  readonly now: () => Date;
  readonly passwords: Passwords;
  /** Null: no text messages can be sent. */
  readonly sms: SmsSender | null;
  /** Tells the operator what went wrong where no caller is told. */
  readonly report: (error: unknown, what: string) => void;
  /** Who takes money for us, besides the wallet. */
  readonly providers: PaymentProviders;
}

/** One request. */
export interface CallContext extends Services {
  /** The parameters of the address. */
  readonly query: Query;
  /** The parameters of the body; none where there is no body. */
  readonly body: Query;
  readonly language: Language;
  readonly pictures: PictureUrls;
  /** Whose session the token belongs to; null: a visitor, or a token that is none. */
  readonly customer: Customer | null;
  /** The token as it was sent; "" without one. */
  readonly token: string;
  /** The network address that asks, as far as the proxies before us are trusted. */
  readonly address: string;
  /** What the client calls this attempt, so that a repetition of it is recognised; null: it does not say. */
  readonly idempotencyKey: string | null;
}

/** A request of somebody who is logged in. */
export interface CustomerContext extends CallContext {
  readonly customer: Customer;
}

type Answer = (context: CallContext) => Promise<unknown>;

/** An answer that only customers get. */
interface CustomersAnswer {
  readonly forCustomers: Answer;
}

export interface Call {
  /** Calls that insist on a method refuse the others. */
  readonly method: "GET" | "POST" | "any";
  /** Whether everybody but customers is asked to log in. */
  readonly needsLogin: boolean;
  /**
   * @returns the data of the envelope, or a {@link Reply} that says more
   * @throws {Refusal} where the platform says no
   */
  readonly answer: Answer;
}

/** Calls by their path behind `/api/`, spelt as the contract spells it. */
export type Calls = Readonly<Record<string, Call>>;

export function getOnly(answer: Answer | CustomersAnswer): Call {
  return callOf("GET", answer);
}

/** Parameters in the body. */
export function postOnly(answer: Answer | CustomersAnswer): Call {
  return callOf("POST", answer);
}

export function anyMethod(answer: Answer | CustomersAnswer): Call {
  return callOf("any", answer);
}

/** Only for who is logged in; everybody else is asked to. */
export function forCustomers(answer: (context: CustomerContext) => Promise<unknown>): CustomersAnswer {
  return {
    forCustomers: async (context) => {
      const { customer } = context;
      if (customer === null) throw new LoginRequired();
      return answer({ ...context, customer });
    },
  };
}

function callOf(method: Call["method"], answer: Answer | CustomersAnswer): Call {
  return typeof answer === "function"
    ? { method, needsLogin: false, answer }
    : { method, needsLogin: true, answer: answer.forCustomers };
}
