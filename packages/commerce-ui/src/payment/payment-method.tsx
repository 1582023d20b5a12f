import { Trans } from "@lingui/react/macro";
import type { PaymentMethod } from "@plaza/api-client";
import { type IconNode, CreditCard, HandCoins, QrCode, Wallet } from "lucide";
import type { ReactElement } from "react";

interface KnownMethod {
  readonly name: ReactElement;
  readonly icon: IconNode;
}

/** What the shop has words and a sign of its own for, by the platform's code. All others are shown as the platform says. */
const known: ReadonlyMap<string, KnownMethod> = new Map([
  ["balance", { name: <Trans>Balance</Trans>, icon: Wallet }],
  ["alipay", { name: <Trans>Alipay</Trans>, icon: CreditCard }],
  ["cash_on_delivery", { name: <Trans>Cash on delivery</Trans>, icon: HandCoins }],
  ["stripe", { name: <Trans>Card (Stripe)</Trans>, icon: CreditCard }],
  ["wechat", { name: <Trans>WeChat Pay</Trans>, icon: QrCode }],
]);

export interface PaymentMethodNameProps {
  readonly method: Pick<PaymentMethod, "code" | "name">;
}

/** The name of a payment method. */
export function PaymentMethodName({ method }: PaymentMethodNameProps): ReactElement {
  return known.get(method.code)?.name ?? <span>{method.name}</span>;
}

/** The sign of a payment method; null where the platform's image stands for it. */
export function paymentMethodIcon({ code, image }: Pick<PaymentMethod, "code" | "image">): IconNode | null {
  return known.get(code)?.icon ?? (image === null ? CreditCard : null);
}
