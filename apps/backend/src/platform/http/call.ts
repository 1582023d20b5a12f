import type { Services } from "./services.ts";
import { LoginRequired } from "./domain-error.ts";
import type { Language, ReaderLanguage } from "../store/language.ts";
import type { ImageUrls } from "./image-urls.ts";
import type { Query } from "./query.ts";
import type { SavedFile, UploadForm } from "./upload-form.ts";

/** The customer who calls, with what every call may need of them. */
export interface Customer {
  readonly id: number;
  readonly nickname: string;
  readonly mobile: string | null;
  readonly email: string | null;
  readonly levelId: number | null;
  /** The kind of client of the session, 1 to 6; 5 is the web. */
  readonly client: number;
}

/** One request. */
export interface CallContext extends Services {
  /** The parameters of the address. */
  readonly query: Query;
  /** The parameters of the body; none where there is no body. */
  readonly body: Query;
  /** Reads a form with a file in it, which none of the other parameters is read from. */
  readonly form: () => Promise<UploadForm>;
  /** The same for a file that may be too large for the memory: writes it to a path of this machine. */
  readonly saveFile: (path: string, maxBytes: number) => Promise<SavedFile | null>;
  readonly language: ReaderLanguage;
  /** The one that the caller has asked for; null where it is only assumed, as for clients that know of none. */
  readonly namedLanguage: Language | null;
  /** Under which the platform was asked, without a trailing slash. */
  readonly origin: string;
  readonly images: ImageUrls;
  /** The customer of the token's session; null for a visitor and for an invalid token. */
  readonly customer: Customer | null;
  /** The token as it was sent; "" without one. */
  readonly token: string;
  /** The network address of the caller, as far as the proxies in front are trusted. */
  readonly address: string;
  /** What the caller says of its browser; "" without that. */
  readonly userAgent: string;
  /** The client's name for this attempt, by which a repetition is recognised; null where it sends none. */
  readonly idempotencyKey: string | null;
  /** Of what is looked at before it is published, as the address of the shop had it; "" without one. */
  readonly previewToken: string;
  /** The extensions of the contract that the client names; one that names none gets the contract's answers. */
  readonly extensions: ReadonlySet<string>;
}

/** A request of somebody who is logged in. */
export interface CustomerContext extends CallContext {
  readonly customer: Customer;
}

type Handler = (context: CallContext) => Promise<unknown>;

/** A handler that only customers reach. */
interface CustomersHandler {
  readonly forCustomers: Handler;
}

/** What is so dear to answer, or to take in, that a network may send it only so often a minute. */
export type CountedCall = "search" | "suggestion" | "facets" | "searchReport";

export interface Call {
  /** The only method that the call accepts, or `any`. */
  readonly method: "GET" | "POST" | "any";
  /** Whether everybody but customers is asked to log in. */
  readonly needsLogin: boolean;
  /** As what a request is counted for the network that it comes from; null: not at all. Without it, none is. */
  readonly countedAs?: (query: Query) => CountedCall | null;
  /**
   * @returns the data of the envelope, or a {@link Reply} that says more
   * @throws {DomainError} where the call is rejected
   */
  readonly handler: Handler;
}

/** Calls by their path behind `/api/`, spelt as the contract spells it. */
export type Calls = Readonly<Record<string, Call>>;

export function getOnly(handler: Handler | CustomersHandler): Call {
  return callOf("GET", handler);
}

/** Parameters in the body. */
export function postOnly(handler: Handler | CustomersHandler): Call {
  return callOf("POST", handler);
}

export function anyMethod(handler: Handler | CustomersHandler): Call {
  return callOf("any", handler);
}

/** A call for customers only; visitors are asked to log in. */
export function forCustomers(handler: (context: CustomerContext) => Promise<unknown>): CustomersHandler {
  return {
    forCustomers: async (context) => {
      const { customer } = context;
      if (customer === null) throw new LoginRequired();
      return handler({ ...context, customer });
    },
  };
}

function callOf(method: Call["method"], handler: Handler | CustomersHandler): Call {
  return typeof handler === "function"
    ? { method, needsLogin: false, handler }
    : { method, needsLogin: true, handler: handler.forCustomers };
}

/**
 * One spelling for all that a caller may write: actions in any case, controllers in snake_case or CamelCase
 * (`ShopApply/record`, `shop_apply/RECORD`).
 */
export function callPath(path: string): string {
  const [controller = "", ...action] = path.split("/");
  const snake = controller.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, "_");
  return [snake, ...action].join("/").toLowerCase();
}

/** A call that each network may make only so often. Requests that `isExpensive` says no to are not counted. */
export function countedAs(kind: CountedCall, call: Call, isExpensive: (query: Query) => boolean = () => true): Call {
  return { ...call, countedAs: (query) => (isExpensive(query) ? kind : null) };
}
