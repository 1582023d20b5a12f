import { getCall, postCall } from "../call.ts";
import { second } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { type Decoder, list, record } from "../wire/decode.ts";
import { wordOf } from "../wire/enums.ts";
import { instant, requiredInstant } from "../wire/instant.ts";
import { moneyText } from "../wire/money.ts";
import type { WireBody } from "../wire/request.ts";
import { id, optionalText, requiredCount, text } from "../wire/scalars.ts";
import { type ListingNarrowing, narrowingFields } from "./listings.ts";

/** Where a new price ends: at a fen, at ten fen, at 90 fen, or at whole yuan. */
export type PriceRounding = "fen" | "jiao" | "ninety" | "yuan";

/** What becomes of each product, or each of its SKUs. */
export type BulkEdit =
  /** By percent with one decimal at most; both may be negative. */
  | {
      readonly kind: "price" | "marketPrice";
      readonly by: "percent";
      readonly percent: number;
      readonly rounding: PriceRounding;
    }
  /** By fen. */
  | {
      readonly kind: "price" | "marketPrice";
      readonly by: "amount";
      readonly amount: number;
      readonly rounding: PriceRounding;
    }
  | { readonly kind: "noMarketPrice" }
  | { readonly kind: "setStock" | "addStock"; readonly pieces: number }
  | { readonly kind: "listing"; readonly isListed: boolean }
  | { readonly kind: "category"; readonly categoryId: number }
  /** Null: none. */
  | { readonly kind: "ownCategory"; readonly ownCategoryId: number | null }
  | { readonly kind: "freight"; readonly mode: "free" }
  /** Fen apiece. */
  | { readonly kind: "freight"; readonly mode: "fixed"; readonly amount: number }
  | { readonly kind: "freight"; readonly mode: "template"; readonly templateId: number };

function editFields(edit: BulkEdit): WireBody {
  switch (edit.kind) {
    case "price":
    case "marketPrice": {
      const value = edit.by === "percent" ? String(edit.percent) : signedMoney(edit.amount);
      const kind = edit.kind === "price" ? "price" : "market_price";
      return { kind, by: edit.by, value, rounding: edit.rounding };
    }
    case "noMarketPrice":
      return { kind: "no_market_price" };
    case "setStock":
      return { kind: "set_stock", value: edit.pieces };
    case "addStock":
      return { kind: "add_stock", value: edit.pieces };
    case "listing":
      return { kind: "listing", is_on_shelf: edit.isListed ? 1 : 0 };
    case "category":
      return { kind: "category", category_id: edit.categoryId };
    case "ownCategory":
      return { kind: "own_category", own_category_id: edit.ownCategoryId ?? 0 };
    case "freight":
      return {
        kind: "freight",
        mode: edit.mode,
        ...(edit.mode === "fixed" && { amount: moneyText(edit.amount) }),
        ...(edit.mode === "template" && { template_id: edit.templateId }),
      };
    default:
      return edit satisfies never;
  }
}

function signedMoney(fen: number): string {
  return fen < 0 ? `-${moneyText(-fen)}` : moneyText(fen);
}

/** Products one by one, or all that match what the list is narrowed down by. */
export type BulkSelection = { readonly ids: readonly number[] } | { readonly filter: ListingNarrowing };

function selectionFields(selection: BulkSelection): WireBody {
  return "ids" in selection ? { ids: selection.ids } : { filter: narrowingFields(selection.filter) };
}

/** Why something was left as it was. */
export type BulkObstacle =
  | "same"
  | "gone"
  | "taken_down"
  | "other_trades"
  | "document_missing"
  | "price_zero"
  | "price_high"
  | "stock_below_zero"
  | "stock_high"
  | "flash_sale"
  | "changed_meanwhile";

export interface BulkObstacleCount {
  readonly reason: BulkObstacle;
  /** Products. */
  readonly count: number;
  /** Some of them. */
  readonly names: readonly string[];
}

type BulkField = "price" | "market_price" | "stock" | "is_on_shelf" | "category" | "own_category" | "freight";

/** What something was and became: yuan with decimals, pieces, names, "1" and "0"; of freight its way and what that needs. */
export interface BulkValue {
  readonly productId: number;
  readonly name: string;
  readonly options: string;
  readonly field: BulkField;
  readonly was: string;
  readonly became: string;
}

export interface BulkDifference {
  readonly total: number;
  /** Products in which something changes, and how much in all of them. */
  readonly changed: number;
  readonly valueCount: number;
  readonly obstacles: readonly BulkObstacleCount[];
  readonly examples: readonly BulkValue[];
  /** As the platform wrote it: what others change after it is left. */
  readonly seenAt: string;
}

const obstacles: Decoder<readonly BulkObstacleCount[]> = list(
  record((field) => ({
    reason: field(
      "reason",
      wordOf<BulkObstacle>(
        "same",
        "gone",
        "taken_down",
        "other_trades",
        "document_missing",
        "price_zero",
        "price_high",
        "stock_below_zero",
        "stock_high",
        "flash_sale",
        "changed_meanwhile",
      ),
    ),
    count: field("count", requiredCount),
    names: field("names", list(text)),
  })),
);

const values: Decoder<readonly BulkValue[]> = list(
  record((field) => ({
    productId: field("product_id", id),
    name: field("name", text),
    options: field("options", optionalText) ?? "",
    field: field(
      "field",
      wordOf<BulkField>("price", "market_price", "stock", "is_on_shelf", "category", "own_category", "freight"),
    ),
    was: field("was", optionalText) ?? "",
    became: field("became", optionalText) ?? "",
  })),
);

export interface BulkRequest {
  readonly edit: BulkEdit;
  readonly selection: BulkSelection;
}

/** What a change would change; it changes nothing. */
export const previewBulkChange = postCall("products/bulk_preview", {
  body: ({ edit, selection }: BulkRequest) => ({ edit: editFields(edit), ...selectionFields(selection) }),
  decode: record((field): BulkDifference => ({
    total: field("total", requiredCount),
    changed: field("changed", requiredCount),
    valueCount: field("values", requiredCount),
    obstacles: field("obstacles", obstacles),
    examples: field("examples", values),
    seenAt: field("seen_at", text),
  })),
});

export type BulkState = "applying" | "done" | "cancelled" | "undoing" | "undone";

export interface BulkChange {
  readonly id: number;
  /** What it does, by the kind of its edit, as the call has it. */
  readonly kind: string;
  readonly by: string;
  readonly state: BulkState;
  readonly total: number;
  /** Products that were looked at, and those that were changed. */
  readonly applied: number;
  readonly changed: number;
  readonly undone: number;
  readonly notUndone: number;
  /** Epoch milliseconds. */
  readonly startedAt: number;
  /** Null: it cannot be undone. */
  readonly undoableUntil: number | null;
}

const change: Decoder<BulkChange> = record((field) => ({
  id: field("id", id),
  kind: field(
    "edit",
    record((edit) => edit("kind", text)),
  ),
  by: field("by", text),
  state: field("state", wordOf<BulkState>("applying", "done", "cancelled", "undoing", "undone")),
  total: field("total", requiredCount),
  applied: field("applied", requiredCount),
  changed: field("changed", requiredCount),
  undone: field("undone", requiredCount),
  notUndone: field("not_undone", requiredCount),
  startedAt: field("started_at", requiredInstant),
  undoableUntil: field("undoable_until", instant),
}));

export interface BulkChangeDetail extends BulkChange {
  /** Some of them. */
  readonly values: readonly BulkValue[];
  readonly obstacles: readonly BulkObstacleCount[];
  /** Products that were not put back, because they are others by now. */
  readonly left: readonly string[];
}

const detail: Decoder<BulkChangeDetail> = (value, context) => ({
  ...change(value, context),
  ...record((field) => ({
    values: field("values", values),
    obstacles: field("obstacles", obstacles),
    left: field("left", list(text)),
  }))(value, context),
});

export interface BulkStart extends BulkRequest {
  /** One that is sent again is the same change. */
  readonly key: string;
  readonly seenAt: string;
}

export const startBulkChange = postCall("products/bulk_start", {
  body: ({ edit, selection, key, seenAt }: BulkStart) => ({
    edit: editFields(edit),
    ...selectionFields(selection),
    key,
    seen_at: seenAt,
  }),
  decode: detail,
});

const ofOne = { body: ({ id: changeId }: { readonly id: number }) => ({ id: changeId }), decode: detail };

/** What is changed by then stays changed. */
export const cancelBulkChange = postCall("products/bulk_cancel", ofOne);
export const undoBulkChange = postCall("products/bulk_undo", ofOne);

/** The newest changes of the shop. */
export const fetchBulkChanges = getCall("products/bulk_list", {
  decode: record((field) => field("list", list(change))),
});

export const bulkChangesQuery = defineQuery(fetchBulkChanges, {
  key: "bulk-changes",
  freshMs: second,
  staleAfter: ["shelf-change"],
});

export const fetchBulkChange = getCall("products/bulk_detail", {
  query: ({ id: changeId }: { readonly id: number }) => ({ id: changeId }),
  decode: detail,
});

export const bulkChangeQuery = defineQuery(fetchBulkChange, {
  key: "bulk-change",
  freshMs: 0,
  staleAfter: ["shelf-change"],
});
