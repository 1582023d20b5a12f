import { Plural, Trans } from "@lingui/react/macro";
import type { Offer, ProductDetail, ProductShop, ServicePromises } from "@plaza/api-client";
import { formatMoney } from "@plaza/i18n";
import { Button } from "@plaza/ui-kit/button";
import { remark } from "@plaza/ui-kit/global";
import { Icon } from "@plaza/ui-kit/icon";
import { Headset, MonitorDown, Store, Truck, Undo2 } from "lucide";
import type { ReactElement } from "react";
import { showSection } from "../sections.ts";
import { box, row, title } from "./service-box.css.ts";

export interface ServiceBoxProps {
  readonly product: Pick<ProductDetail, "virtual">;
  /** What the operator promises, each a sentence; the rows of empty ones are left out. */
  readonly promises: Pick<ServicePromises, "delivery" | "returns" | "service">;
  /** What its shop promises: that takes the place of what the operator says of returns. */
  readonly terms?: Pick<ProductShop, "returnDays" | "invoices">;
  /** The first row: who else sells it. */
  readonly offers?: ReactElement | null;
}

const noTerms = { returnDays: null, invoices: "none" } as const;

/** Delivery, returns, invoices and questions: what the operator and the shop say of them. */
export function ServiceBox({
  product,
  promises,
  terms = noTerms,
  offers = null,
}: ServiceBoxProps): ReactElement | null {
  const { returnDays, invoices } = terms;
  const delivery = product.virtual
    ? { icon: MonitorDown, name: <Trans>Delivered electronically</Trans>, line: <Trans>Nothing is shipped.</Trans> }
    : { icon: Truck, name: <Trans context="product">Delivery</Trans>, line: promises.delivery };
  const rows = [
    { key: "delivery", ...delivery },
    {
      key: "returns",
      icon: Undo2,
      name: <Trans>Returns</Trans>,
      line:
        returnDays === null || product.virtual ? (
          promises.returns
        ) : (
          <Plural value={returnDays} one="Within # day of receipt." other="Within # days of receipt." />
        ),
    },
    {
      key: "invoices",
      icon: Store,
      name: <Trans>Invoices</Trans>,
      line: invoices === "none" ? "" : <Trans>The shop issues them on request.</Trans>,
    },
    { key: "questions", icon: Headset, name: <Trans>Questions</Trans>, line: promises.service },
  ].filter(({ line }) => line !== "");
  if (rows.length === 0 && offers === null) return null;
  return (
    <ul className={box}>
      {offers}
      {rows.map(({ key, icon, name, line }) => (
        <li key={key} className={row}>
          <Icon of={icon} size={20} />
          <div>
            <p className={title}>{name}</p>
            <p className={remark}>{line}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

interface OfferLineProps {
  /** The cheapest first; at least two. */
  readonly offers: readonly Offer[];
}

/** "3 merchants from ¥129": how many have it, and where to compare them. */
export function OfferLine({ offers }: OfferLineProps): ReactElement {
  const inStock = offers.filter(({ stock }) => stock > 0);
  const [cheapest] = inStock;
  const from = cheapest === undefined ? "" : formatMoney(cheapest.price);
  return (
    <li className={row}>
      <Icon of={Store} size={20} />
      <div>
        <p className={title}>
          {cheapest === undefined ? (
            <Trans>Sold out at all merchants</Trans>
          ) : (
            <Plural value={inStock.length} one={`# merchant from ${from}`} other={`# merchants from ${from}`} />
          )}
        </p>
        <p className={remark}>
          <Trans>Price, delivery and total to pay</Trans>
        </p>
      </div>
      <Button size="small" style={{ marginInlineStart: "auto" }} onClick={() => showSection("offers")}>
        <Trans>Compare</Trans>
      </Button>
    </li>
  );
}
