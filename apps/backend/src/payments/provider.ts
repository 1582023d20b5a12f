import type { Language, Texts } from "../store/language.ts";
import type { PayMethod } from "../store/schema/orders.ts";

/** The ways to pay that go through a provider. */
export type ProviderMethod = Exclude<PayMethod, "balance">;

/** A payment as it is described to a provider. */
export interface PaymentToStart {
  readonly number: string;
  /** Fen. */
  readonly amount: number;
  /** Where the shopper's browser comes back to: a path of the storefront. */
  readonly returnPath: string;
}

/** The shopper who is about to pay. */
interface PayingShopper {
  /** The origin under which the platform was called, without a trailing slash. */
  readonly origin: string;
  readonly language: Language;
}

/** How the shopper goes on: a form that their browser sends, or a code for their telephone. */
export type StartedPayment =
  | { readonly kind: "form"; readonly html: string }
  | {
      readonly kind: "code";
      /** What the code says. */
      readonly text: string;
      /** A page that does what the telephone would, if the provider has one. */
      readonly page: string | null;
    };

/** What a provider says about a payment, once it is certain that it was the provider who said so. */
export interface Notification {
  readonly number: string;
  /** The provider's own number of the transaction. */
  readonly reference: string;
  /** Fen. */
  readonly amount: number;
  /** False where it was cancelled and will not be paid. */
  readonly isPaid: boolean;
}

interface RefundToMake {
  /** The number of the refund, the same at every repetition. */
  readonly number: string;
  readonly paymentNumber: string;
  /** Fen. */
  readonly amount: number;
}

/** A payment provider. */
export interface PaymentProvider {
  readonly method: ProviderMethod;
  /** What shoppers have to know about it before they choose it; null: nothing. */
  readonly note: Texts | null;
  readonly start: (payment: PaymentToStart, shopper: PayingShopper) => Promise<StartedPayment>;
  /** Null for what the provider has not signed. */
  readonly verify: (notification: Readonly<Record<string, string>>) => Notification | null;
  /** @throws when it has to be tried again */
  readonly refund: (refund: RefundToMake) => Promise<void>;
}

export type PaymentProviders = ReadonlyMap<ProviderMethod, PaymentProvider>;

declare module "../http/services.ts" {
  interface Services {
    /** The payment providers of this platform, besides the wallet. */
    readonly providers: PaymentProviders;
  }
}
