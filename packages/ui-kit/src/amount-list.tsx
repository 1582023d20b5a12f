import { formatMoney } from "@plaza/i18n";
import type { ReactElement, ReactNode } from "react";
import * as look from "./amount-list.css.ts";
import { Price, useWrittenTotal } from "./price.tsx";

export interface AmountListProps {
  /** `Amount`s, and at most one `Total` at the end. */
  readonly children: ReactNode;
}

/** The list's name for assistive technology. */
export function AmountList({ children }: AmountListProps): ReactElement {
  return <dl className={look.list}>{children}</dl>;
}

export type AmountProps = {
  readonly label: ReactNode;
  /** The sum of the rows above, in a list without a `Total`: names its currency, as that does. */
  readonly strong?: boolean | undefined;
} & (
  | {
      /** Fen. */ readonly amount: number;
      /** Taken off the total, and written with a minus. */ readonly saving?: boolean;
    }
  | { /** Instead of an amount: "Free", "At checkout". */ readonly children: ReactNode }
);

export function Amount(props: AmountProps): ReactElement {
  const { label, strong = false } = props;
  const writtenTotal = useWrittenTotal();
  const written = strong ? writtenTotal : formatMoney;
  const saving = "amount" in props && props.saving === true;
  return (
    <div className={strong ? `${look.row} ${look.subtotal}` : look.row}>
      <dt className={strong ? look.strong : look.label}>{label}</dt>
      <dd className={look.values[saving ? "saving" : "usual"]}>
        {"amount" in props ? `${saving ? "−" : ""}${written(props.amount)}` : props.children}
      </dd>
    </div>
  );
}

export interface TotalProps {
  readonly label: ReactNode;
  /** Fen. */
  readonly amount: number;
}

/** What there is to pay: large, but not red, because the button below is. */
export function Total({ label, amount }: TotalProps): ReactElement {
  return (
    <div className={`${look.row} ${look.total}`}>
      <dt className={look.strong}>{label}</dt>
      <dd className={look.values.usual}>
        <Price amount={amount} size="total" />
      </dd>
    </div>
  );
}
