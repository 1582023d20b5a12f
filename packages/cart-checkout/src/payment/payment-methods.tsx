import { Trans } from "@lingui/react/macro";
import type { PaymentMethod } from "@plaza/api-client";
import { PaymentMethodName, paymentMethodIcon } from "@plaza/commerce-ui/payment-method";
import { formatMoney } from "@plaza/i18n";
import { imageSource } from "@plaza/routing";
import { Icon } from "@plaza/ui-kit/icon";
import { RadioGroup, type RadioOption } from "@plaza/ui-kit/radio-group";
import type { ReactElement } from "react";
import { sign } from "./payment.css.ts";

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
    label: <PaymentMethodName method={method} />,
    description: <MethodNote method={method} amount={amount} />,
    aside: (
      <span className={sign}>
        <MethodSign method={method} />
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

const signSize = 22;

function MethodSign({ method }: { readonly method: PaymentMethod }): ReactElement | null {
  const icon = paymentMethodIcon(method);
  if (icon !== null) return <Icon of={icon} size={signSize} />;
  if (method.image === null) return null;
  const source = imageSource(method.image, signSize);
  return <img {...source} sizes={`${signSize}px`} alt="" width={signSize} height={signSize} decoding="async" />;
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
