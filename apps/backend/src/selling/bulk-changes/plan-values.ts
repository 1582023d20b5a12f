import { maxPieces } from "../../catalogue/products/max-pieces.ts";
import type {
  BulkEdit,
  BulkFreight,
  BulkObstacle,
  BulkPath,
  BulkValue,
} from "../../platform/store/schema/bulk-changes.ts";
import type { SaleObstacle } from "../listings/listing-rules.ts";
import { newPrice } from "./new-price.ts";

/** As the wire writes amounts: seven digits and two decimals. */
const maxFen = 999_999_999;

export interface SkuState {
  readonly id: number;
  readonly price: number;
  readonly marketPrice: number;
  readonly stock: number;
  /** A flash sale has pieces of it, at a price that was approved beside this one. */
  readonly isSetAside: boolean;
  /** Somebody else has changed what is to be changed, since the difference was shown. */
  readonly isChangedSince: boolean;
}

export interface ProductState {
  readonly isListed: boolean;
  readonly category: BulkPath;
  readonly shopCategoryId: number | null;
  readonly freight: BulkFreight;
  readonly skus: readonly SkuState[];
  /** What keeps it from being put on sale, or from standing in the new category; null: nothing. */
  readonly obstacle: SaleObstacle["kind"] | null;
}

export interface PlannedProduct {
  readonly values: readonly BulkValue[];
  /** Each once. */
  readonly obstacles: readonly BulkObstacle[];
}

/** What an edit changes in one product, and what it cannot change. `path`: of the category, where it is one. */
export function plannedProduct(edit: BulkEdit, product: ProductState, path: BulkPath | null): PlannedProduct {
  const found = edits(edit, product, path);
  const values = found.filter((each) => typeof each !== "string");
  const obstacles = new Set(found.filter((each) => typeof each === "string"));
  // One of several SKUs that is so already is nothing to speak of.
  if (values.length > 0 || obstacles.size > 1) obstacles.delete("same");
  return { values, obstacles: [...obstacles] };
}

function edits(edit: BulkEdit, product: ProductState, path: BulkPath | null): readonly (BulkValue | BulkObstacle)[] {
  switch (edit.kind) {
    case "price":
    case "market_price":
    case "no_market_price":
    case "set_stock":
    case "add_stock":
      return product.skus.map((sku) => skuEdit(edit, sku));
    case "listing": {
      const { isListed: was, obstacle } = product;
      if (was === edit.isListed) return ["same"];
      return [edit.isListed && obstacle !== null ? obstacle : { column: "isOnShelf", was, became: edit.isListed }];
    }
    case "category": {
      const { category: was, obstacle } = product;
      if (path === null) return ["gone"];
      if (was.every((id, index) => id === path[index])) return ["same"];
      return [obstacle !== null && obstacle !== "taken_down" ? obstacle : { column: "category", was, became: path }];
    }
    case "own_category": {
      const { shopCategoryId: was } = product;
      return [was === edit.shopCategoryId ? "same" : { column: "shopCategoryId", was, became: edit.shopCategoryId }];
    }
    case "freight": {
      const { freight: was } = product;
      const { mode, fixedAmount, templateId } = edit;
      return [
        isSameFreight(was, edit) ? "same" : { column: "freight", was, became: { mode, fixedAmount, templateId } },
      ];
    }
    default:
      return edit satisfies never;
  }
}

export function isSameFreight(one: BulkFreight, other: BulkFreight): boolean {
  return one?.mode === other?.mode && one?.fixedAmount === other?.fixedAmount && one?.templateId === other?.templateId;
}

type SkuEdit = Extract<
  BulkEdit,
  { readonly kind: "price" | "market_price" | "no_market_price" | "set_stock" | "add_stock" }
>;

function skuEdit(edit: SkuEdit, sku: SkuState): BulkValue | BulkObstacle {
  const column = columnOf(edit);
  const was = sku[column];
  // None stays none: there is nothing that it would be a percent of.
  if (edit.kind === "market_price" && was === 0) return "same";
  const became = becomes(edit, was);
  if (became === was) return "same";
  if (sku.isSetAside) return "flash_sale";
  if (sku.isChangedSince) return "changed_meanwhile";
  if (column === "stock") {
    if (became < 0) return "stock_below_zero";
    if (became > maxPieces) return "stock_high";
  } else {
    if (became < 0 || (became === 0 && edit.kind !== "no_market_price")) return "price_zero";
    if (became > maxFen) return "price_high";
  }
  return { skuId: sku.id, column, was, became };
}

export function columnOf(edit: SkuEdit): "price" | "marketPrice" | "stock" {
  if (edit.kind === "price") return "price";
  return edit.kind === "set_stock" || edit.kind === "add_stock" ? "stock" : "marketPrice";
}

function becomes(edit: SkuEdit, was: number): number {
  switch (edit.kind) {
    case "price":
    case "market_price":
      return newPrice(was, edit);
    case "no_market_price":
      return 0;
    case "set_stock":
      return edit.value;
    case "add_stock":
      return was + edit.value;
    default:
      return edit satisfies never;
  }
}

/** Whether an edit is one of SKUs. */
export function isOfSkus(edit: BulkEdit): edit is SkuEdit {
  return ["price", "market_price", "no_market_price", "set_stock", "add_stock"].includes(edit.kind);
}
