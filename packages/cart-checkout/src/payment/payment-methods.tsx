import { Trans } from "@lingui/react/macro";
import type { PaymentMethod } from "@plaza/api-client";
import { formatMoney } from "@plaza/i18n";
import { Icon } from "@plaza/ui-kit/icon";
import { RadioGroup, type RadioOption } from "@plaza/ui-kit/radio-group";
import { type IconNode, CreditCard, QrCode, Wallet } from "lucide";
import type { ReactElement } from "react";
import { sign } from "./payment.css.ts";

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

const icons: Readonly<Record<PaymentMethod["kind"], IconNode>> = {
  balance: Wallet,
  alipay: CreditCard,
  wechat: QrCode,
  other: CreditCard,
};

export interface PaymentMethodsProps {
  readonly methods: readonly PaymentMethod[];
  /** Fen. */
  readonly amount: number;
  readonly chosen: PaymentMethod | null;
  readonly onChoose: (method: PaymentMethod) => void;
}

/** Whether the wallet's balance suffices; other methods are not checked here. */
export function canPay({ balance }: Pick<PaymentMethod, "balance">, amount: number): boolean {
  return balance === null || balance >= amount;
}

/** The payment methods. A wallet with too little money says so and cannot be chosen. */
export function PaymentMethods({ methods, amount, chosen, onChoose }: PaymentMethodsProps): ReactElement {
  const options: readonly RadioOption<string>[] = methods.map((method) => ({
    value: String(method.payWay),
    label: <MethodName method={method} />,
    description: <MethodNote method={method} amount={amount} />,
    aside: (
      <span className={sign}>
        <Icon of={icons[method.kind]} size={22} />
      </span>
    ),
    disabled: !canPay(method, amount),
  }));
  return (
    <RadioGroup
      kind="panel"
      label={<Trans>Pay with</Trans>}
      options={options}
      value={chosen === null ? null : String(chosen.payWay)}
      onChange={(value) => {
        const method = methods.find(({ payWay }) => String(payWay) === value);
        if (method !== undefined) onChoose(method);
      }}
    />
  );
}

interface MethodNoteProps {
  readonly method: PaymentMethod;
  readonly amount: number;
}

function MethodNote({ method, amount }: MethodNoteProps): ReactElement | null {
  if (method.balance === null) return method.note === null ? null : <span>{method.note}</span>;
  const balance = formatMoney(method.balance);
  return canPay(method, amount) ? <Trans>{balance} available</Trans> : <Trans>{balance} available: not enough</Trans>;
}
