import type { IncomingHttpHeaders } from "node:http";
import { parse } from "node:querystring";
import type { Language, Texts } from "../../../platform/store/language.ts";
import type { ProviderMethod } from "../../../platform/store/schema/pay-methods.ts";

/**
 * A payment as it is described to a provider. All of it is the same at every repetition, because providers refuse a number
 * that comes back with something else.
 */
export interface PaymentToStart {
  readonly number: string;
  /** Fen. */
  readonly amount: number;
  /** What the shopper's bill calls it. */
  readonly title: string;
  /** Until when the orders wait for money; null: nobody has said. */
  readonly payBefore: Date | null;
  /** When the shopper chose this way of paying. */
  readonly startedAt: Date;
  /** Where the shopper's browser comes back to: a path of the storefront. */
  readonly returnPath: string;
}

/** The shopper who is about to pay. */
interface PayingShopper {
  /** The origin under which the platform was called, without a trailing slash. */
  readonly origin: string;
  readonly language: Language;
}

/** How the shopper goes on: a form that their browser sends, a code for their telephone, or a page of the provider's. */
export type StartedPayment =
  | { readonly kind: "form"; readonly html: string }
  | {
      readonly kind: "code";
      /** What the code says. */
      readonly text: string;
      /** A page that does what the telephone would, if the provider has one. */
      readonly page: string | null;
    }
  | {
      readonly kind: "page";
      /** A web address, or a path of the storefront. */
      readonly address: string;
      /** What the provider calls the payment from now on, which is asked about by it. */
      readonly reference: string;
    };

/** The provider has answered that it does not start a payment, and may answer that whenever it hears the same number again. */
export class StartRejected extends Error {
  override readonly name = "StartRejected";
}

/** Money that a provider has taken for us. */
export interface ReportedPayment {
  readonly number: string;
  /** The provider's own number of the transaction. */
  readonly reference: string;
  /** Fen. */
  readonly amount: number;
}

/**
 * What a provider says about a payment, once it is certain that it was the provider who said so. An `unpaid` one may still
 * be paid, a `closed` one never will be.
 */
export type PaymentReport =
  | ({ readonly state: "paid" } & ReportedPayment)
  | { readonly state: "unpaid" }
  | { readonly state: "closed"; readonly number: string };

/** What a provider reports by itself: of payments, or that money which it was to pay back is with it again. */
export type ProviderNotification =
  | PaymentReport
  | {
      readonly state: "refundFailed";
      /** Of the refund. */
      readonly number: string;
      /** In the provider's words. */
      readonly reason: string;
    };

/** A request to the route of notifications as it arrived, since providers sign its bytes. */
export interface NotificationRequest {
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** What a provider wants to hear in answer to a notification. */
export interface NotificationReply {
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
}

/** A payment that a provider is asked about. */
interface PaymentToQuery {
  readonly number: string;
  /** What the provider called it when it was started; null: it said nothing, or never started it. */
  readonly startedReference: string | null;
}

interface RefundToMake {
  /** The number of the refund, the same at every repetition. */
  readonly number: string;
  readonly paymentNumber: string;
  /** The provider's own number of the payment's transaction. */
  readonly paymentReference: string | null;
  /** All that was paid with the payment, in fen. */
  readonly paymentAmount: number;
  /** What goes back of it, in fen. */
  readonly amount: number;
}

/** What providers of real money have to know of the shop. */
export interface ShopAddress {
  /** Where shoppers reach it, and providers report payments; without a trailing slash. */
  readonly origin: string;
  readonly now: () => Date;
}

/**
 * A payment provider. Its server is never called inside a transaction, and what calls it gives up when the signal says so,
 * whether the provider heeds it or not.
 */
export interface PaymentProvider {
  readonly method: ProviderMethod;
  /** What shoppers have to know about it before they choose it; null: nothing. */
  readonly note: Texts | null;
  /** @throws {StartRejected} when a next try needs another number; whatever else fails is tried again under the same one */
  readonly start: (payment: PaymentToStart, shopper: PayingShopper, signal: AbortSignal) => Promise<StartedPayment>;
  /** Null for what the provider has not signed, and for what it has signed for somebody else. */
  readonly readNotification: (request: NotificationRequest) => ProviderNotification | null;
  /** The provider notifies again until it hears that the platform has taken it. */
  readonly reply: (isTaken: boolean) => NotificationReply;
  /** Asks about a payment, in case that its notification was lost. */
  readonly query: (payment: PaymentToQuery, signal: AbortSignal) => Promise<PaymentReport>;
  /**
   * Repeating it refunds nothing twice, and asks how far it is.
   *
   * @returns whether the provider has refunded it, or only begun to
   * @throws when it has to be tried again
   */
  readonly refund: (refund: RefundToMake, signal: AbortSignal) => Promise<"done" | "begun">;
  /**
   * Asks whether the company takes the shop's credentials, by a call that changes nothing. Without it there are none: it is a
   * stand-in.
   *
   * @returns null where it takes them, else what it says against them, such as `401: SIGN_ERROR`
   * @throws where it gives no answer to that
   */
  readonly check?: (signal: AbortSignal) => Promise<string | null>;
}

/** No payment has this number: a company that says so of it has understood who asks. */
export const unusedNumber = "000000";

export type PaymentProviders = ReadonlyMap<ProviderMethod, PaymentProvider>;

declare module "../../../platform/http/services.ts" {
  interface Services {
    /** The payment providers of this platform, besides the wallet. */
    readonly providers: PaymentProviders;
  }
}

/** The fields of a form that were sent once: of a repeated field one value could be signed and another one read. */
export function formFields(body: Buffer): Readonly<Record<string, string>> {
  const fields = Object.entries(parse(body.toString("utf8")));
  return Object.fromEntries(fields.flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])));
}

/** One word, as Alipay wants it. */
export function plainReply(isTaken: boolean): NotificationReply {
  return { status: 200, contentType: "text/plain; charset=utf-8", body: isTaken ? "success" : "fail" };
}
