import { getCall, postCall } from "../call.ts";
import { second } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { list, record } from "../wire/decode.ts";
import { wordOf } from "../wire/enums.ts";
import { text } from "../wire/scalars.ts";
import { type NewestTest, newestTest, testOutcome } from "./connection-tests.ts";

/** A company that takes payments. */
export interface PaymentProvider {
  /** As the platform names it. */
  readonly method: string;
  readonly name: string;
  /** `sandbox`: a stand-in that takes no money, which a demo has; `missing`: the shop has no contract with it. */
  readonly state: "missing" | "sandbox" | "contract";
  readonly test: NewestTest | null;
}

export const fetchPaymentProviders = getCall("payments/providers", {
  decode: list(
    record((field): PaymentProvider => ({
      method: field("method", text),
      name: field("name", text),
      state: field("state", wordOf("missing", "sandbox", "contract")),
      test: field("test", newestTest),
    })),
  ),
});

export const paymentProvidersQuery = defineQuery(fetchPaymentProviders, {
  key: "payment-providers",
  freshMs: 5 * second,
  staleAfter: ["connection-test"],
});

/** Asks a provider whether it takes the shop's credentials. @returns what it said */
export const checkPaymentProvider = postCall("payments/check", {
  body: ({ method }: Pick<PaymentProvider, "method">) => ({ method }),
  decode: testOutcome,
});
