import { getCall, postCall } from "../call.ts";
import { second } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { type Decoder, list, optional, record } from "../wire/decode.ts";
import { wordOf } from "../wire/enums.ts";
import { requiredInstant } from "../wire/instant.ts";
import { flag, id, integer, nothing, optionalId, optionalText, requiredCount, text } from "../wire/scalars.ts";

/** A SKU, and how long its stock lasts. */
export interface StockOutlook {
  readonly id: number;
  readonly productId: number;
  readonly name: string;
  readonly options: string;
  readonly ownNumber: string;
  readonly stock: number;
  /** Of so many pieces and less the shop wants to know; null: as its own mark for all SKUs says. */
  readonly lowStock: number | null;
  readonly isLow: boolean;
  /** Pieces, in the last 28 days. */
  readonly sold: number;
  /** Null: it is not known. */
  readonly daysLeft: number | null;
}

const outlook: Decoder<StockOutlook> = record((field) => ({
  id: field("id", id),
  productId: field("product_id", id),
  name: field("name", text),
  options: field("options", optionalText) ?? "",
  ownNumber: field("own_number", optionalText) ?? "",
  stock: field("stock", requiredCount),
  lowStock: field("low_stock", optional(requiredCount)),
  isLow: field("is_low", flag),
  sold: field("sold", requiredCount),
  daysLeft: field("days_left", optional(requiredCount)),
}));

export interface StockSoon {
  /** The shop's mark for all SKUs that have none of their own. */
  readonly lowStock: number;
  readonly hasMore: boolean;
  readonly items: readonly StockOutlook[];
}

/** What runs out soon, and of which few pieces are left. */
export const fetchStockSoon = getCall("stock/soon", {
  decode: record((field): StockSoon => ({
    lowStock: field("low_stock", requiredCount),
    hasMore: field("more", flag),
    items: field("list", list(outlook)),
  })),
});

export const stockSoonQuery = defineQuery(fetchStockSoon, {
  key: "stock-soon",
  freshMs: 5 * second,
  staleAfter: ["shelf-change"],
});

export type StockCause =
  | "opening"
  | "order"
  | "order_closed"
  | "returned"
  | "import"
  | "by_hand"
  | "bulk"
  | "flash_set_aside"
  | "flash_released"
  | "product_form"
  | "unknown";

export interface StockMovement {
  readonly id: number;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly cause: StockCause;
  readonly change: number;
  readonly stockAfter: number;
  /** Who of the shop it was; "": nobody. */
  readonly by: string;
  readonly orderId: number | null;
  readonly orderNumber: string;
  readonly bulkChangeId: number | null;
}

export interface StockMovements {
  readonly sku: StockOutlook;
  /** The shop's mark for all SKUs that have none of their own. */
  readonly lowStock: number;
  readonly hasMore: boolean;
  readonly items: readonly StockMovement[];
}

export const fetchStockMovements = getCall("stock/movements", {
  query: ({ skuId, before }: { readonly skuId: number; readonly before?: number | undefined }) => ({
    sku_id: skuId,
    before,
  }),
  decode: record((field): StockMovements => ({
    sku: field("sku", outlook),
    lowStock: field("low_stock", requiredCount),
    hasMore: field("more", flag),
    items: field(
      "list",
      list(
        record((each) => ({
          id: each("id", id),
          at: each("at", requiredInstant),
          cause: each(
            "cause",
            wordOf<StockCause>(
              "opening",
              "order",
              "order_closed",
              "returned",
              "import",
              "by_hand",
              "bulk",
              "flash_set_aside",
              "flash_released",
              "product_form",
              "unknown",
            ),
          ),
          change: each("change", integer),
          stockAfter: each("stock_after", requiredCount),
          by: each("by", optionalText) ?? "",
          orderId: each("order_id", optionalId),
          orderNumber: each("order_number", optionalText) ?? "",
          bulkChangeId: each("bulk_change_id", optionalId),
        })),
      ),
    ),
  })),
});

export const stockMovementsQuery = defineQuery(fetchStockMovements, {
  key: "stock-movements",
  freshMs: 5 * second,
  staleAfter: ["shelf-change"],
});

/** `skuId` null: the shop's mark for all SKUs that have none of their own. `lowStock` null: the SKU has none. */
export const saveLowStock = postCall("stock/save_mark", {
  body: ({ skuId, lowStock }: { readonly skuId: number | null; readonly lowStock: number | null }) => ({
    ...(skuId !== null && { sku_id: skuId }),
    low_stock: lowStock ?? "",
  }),
  decode: nothing,
});
