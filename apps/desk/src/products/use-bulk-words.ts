import { useLingui } from "@lingui/react/macro";
import type { BulkObstacle, BulkValue } from "@plaza/api-client/desk";

export interface BulkWords {
  readonly obstacle: Readonly<Record<BulkObstacle, string>>;
  /** What a change does, by the kind of its edit as the platform has it. */
  readonly kind: (kind: string) => string;
  readonly value: (field: BulkValue["field"], value: string) => string;
}

/** What changes of many products are called, what keeps them from being made, and what they are made of. */
export function useBulkWords(): BulkWords {
  const { t } = useLingui();
  const kinds: Readonly<Record<string, string>> = {
    price: t`Price`,
    market_price: t`Market price`,
    no_market_price: t`Remove the market price`,
    set_stock: t`Set the stock`,
    add_stock: t`Add to the stock`,
    listing: t`On or off the shelf`,
    category: t`Category`,
    own_category: t`Own category`,
    freight: t`Freight`,
  };
  function freightText(value: string): string {
    const [mode, ...rest] = value.split(" ");
    const of = rest.join(" ");
    if (mode === "free") return t`Free`;
    if (mode === "fixed") return t`¥${of} a piece`;
    return mode === "template" ? of : t`The shop's standard`;
  }
  return {
    obstacle: {
      same: t`Is so already`,
      gone: t`Does not exist any more`,
      taken_down: t`Taken down by the platform`,
      other_trades: t`Only shops of other trades may sell in the category`,
      document_missing: t`The category requires a document that your shop has not shown`,
      price_zero: t`The price would be zero or less`,
      price_high: t`The price would be too high`,
      stock_below_zero: t`The stock would be less than 0`,
      stock_high: t`The stock would be too high`,
      flash_sale: t`Pieces are set aside for a flash sale`,
      changed_meanwhile: t`Changed meanwhile by an order or a colleague`,
    },
    kind: (kind) => kinds[kind] ?? kind,
    value: (field, value) => {
      if (field === "price" || field === "market_price") return `¥${value}`;
      if (field === "is_on_shelf") return value === "1" ? t`On the shelf` : t`Off the shelf`;
      if (field === "freight") return freightText(value);
      return value === "" ? "–" : value;
    },
  };
}
