import { registeredProviders } from "./money/payments/providers/registered-providers.ts";
import type { OpenProvider } from "./money/payments/providers/registration.ts";
import type { PaymentProviders, ShopAddress } from "./money/payments/providers/provider.ts";
import type { ReadVariable } from "./platform/domain/environment.ts";

/** The contracts with payment providers. */
export type PaymentConfig = readonly OpenProvider[];

/** Reads what there is of payment providers, and adds to the problems what cannot be used. */
export function readPaymentConfig(read: ReadVariable, shopOrigin: string | null, problems: string[]): PaymentConfig {
  const contracts = registeredProviders
    .map(({ contract }) => contract(read, problems))
    .filter((contract) => contract !== null);
  if (contracts.length > 0 && shopOrigin === null)
    problems.push("PUBLIC_ORIGIN must be set where payment providers are, because they report payments there");
  return contracts;
}

/** The providers that a shop has a contract with. Who has none does not load the code of any. */
export async function openPaymentProviders(contracts: PaymentConfig, shop: ShopAddress): Promise<PaymentProviders> {
  const providers = await Promise.all(contracts.map((open) => open(shop)));
  return new Map(providers.map((provider) => [provider.method, provider]));
}
