import type { ReadVariable } from "../../../platform/domain/environment.ts";
import type { Texts } from "../../../platform/store/language.ts";
import type { offlinePayment } from "./offline-payment.ts";
import type { paymentPage } from "./payment-page.ts";
import type { PaymentProvider, ShopAddress, StartedPayment } from "./provider.ts";

/** What the platform has to know of every way of paying. */
export interface MethodRegistration {
  /** Orders, payments and the ledger store it. */
  readonly method: string;
  /** The wire's `pay_way`. */
  readonly code: number;
  /** Its `id` in the list of ways to pay, and its place there: the lowest `sort` comes first. */
  readonly listed: { readonly id: number; readonly sort: number };
  /** What paying in this way is called. */
  readonly name: Texts;
  /** What a client has to name to be offered it; null: the contract of the API lists it. */
  readonly extension: typeof offlinePayment | typeof paymentPage | null;
}

/**
 * All that the platform has to know of a provider. The folder of each exports one. Notifications are sent to an address that
 * ends with its method.
 */
export interface ProviderRegistration extends MethodRegistration {
  /** What the company calls itself. */
  readonly company: Texts;
  /** What a payment starts with; a stand-in of the sandbox does the same. */
  readonly startsWith: StartedPayment["kind"];
  readonly contract: ReadContract;
}

/** Opens the provider of a shop that has a contract with the company. */
export type OpenProvider = (shop: ShopAddress) => Promise<PaymentProvider>;

/** Reads the contract from the environment, and adds to the problems what cannot be used; null: there is none. */
type ReadContract = (read: ReadVariable, problems: string[]) => OpenProvider | null;

/** @param create imports what only a shop with a contract needs */
export function contract<Settings>(
  readSettings: (read: ReadVariable, problems: string[]) => Settings | null,
  create: (settings: Settings, shop: ShopAddress) => Promise<PaymentProvider>,
): ReadContract {
  return (read, problems) => {
    const settings = readSettings(read, problems);
    return settings === null ? null : (shop) => create(settings, shop);
  };
}
