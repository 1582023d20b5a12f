import { Trans } from "@lingui/react/macro";
import type { PaymentMethod } from "@plaza/api-client";
import type { ReactElement } from "react";

const names: Readonly<Record<PaymentMethod["kind"], ReactElement | null>> = {
  balance: <Trans>Balance</Trans>,
  alipay: <Trans>Alipay</Trans>,
  wechat: <Trans>WeChat Pay</Trans>,
  other: null,
};

/** The name of a payment method. */
export function MethodName({ method }: { readonly method: Pick<PaymentMethod, "kind" | "name"> }): ReactElement {
  return names[method.kind] ?? <span>{method.name}</span>;
}
