import { Icon, type IconProps } from "@plaza/ui-kit/icon";
import type { Elements } from "@plaza/ui-kit/slot-content";
import type { ReactElement, ReactNode } from "react";
import * as look from "./order-card.css.ts";

/** The look of a button or link among the actions of a card. */
export const orderCardButton: string = look.actionButton;

export interface OrderCardProps {
  /** The id of what names the card, which stands among the details; or its name. */
  readonly namedBy: { readonly id: string } | { readonly label: string };
  /** The shop's name, a link where there is a page of the shop. */
  readonly shop: Elements;
  /** When it was, its number. */
  readonly details: Elements;
  readonly status?: Elements;
  readonly children: Elements;
}

/** What somebody has ordered from one shop, under the shop's name: the order itself, or what became of a part of it. */
export function OrderCard({ namedBy, shop, details, status, children }: OrderCardProps): ReactElement {
  const name = "id" in namedBy ? { "aria-labelledby": namedBy.id } : { "aria-label": namedBy.label };
  return (
    <article className={look.card} {...name}>
      <header className={look.head}>
        {shop !== null && shop !== false && <h2 className={look.shopName}>{shop}</h2>}
        {details}
        {status !== undefined && <span className={look.stateOfOrder}>{status}</span>}
      </header>
      {children}
    </article>
  );
}

export interface OrderCardRowProps {
  /** One line or several. */
  readonly children: Elements;
  readonly amount?: Elements;
  /** Buttons and links with the class `orderCardButton`. */
  readonly actions: Elements;
}

/** Lines, their amount, and what can be done about them. */
export function OrderCardRow({ children, amount, actions }: OrderCardRowProps): ReactElement {
  return (
    <div className={amount === undefined ? look.row : `${look.row} ${look.rowWithAmount}`}>
      <div className={look.lines}>{children}</div>
      {amount !== undefined && <div className={look.amountColumn}>{amount}</div>}
      <div className={look.actionsColumn}>{actions}</div>
    </div>
  );
}

/** A further part of a card, below its rows. */
export function OrderCardSection({ children }: { readonly children: Elements }): ReactElement {
  return <div className={look.section}>{children}</div>;
}

export interface OrderCardNoteProps {
  readonly icon: IconProps["of"];
  readonly children: ReactNode;
}

/** What is to be said about a row. */
export function OrderCardNote({ icon, children }: OrderCardNoteProps): ReactElement {
  return (
    <p className={look.note}>
      <span className={look.noteIcon}>
        <Icon of={icon} size={16} />
      </span>
      <span>{children}</span>
    </p>
  );
}
