import type { ShopContext } from "../../platform/http/desk-call.ts";
import type { Reader } from "../../platform/http/reader.ts";
import { shownOptions } from "../../platform/store/option-values.ts";
import { inLanguage } from "../../platform/store/language.ts";
import { retriedTransaction } from "../../platform/store/retried-transaction.ts";
import { decimalYuan } from "../../platform/wire/money.ts";
import { pageFields } from "../../platform/wire/page.ts";
import { approvalWire } from "../approvals/approval-wire.ts";
import { takedownWire } from "../takedowns/takedown-wire.ts";
import { changeListings, type Conflict } from "./change-listings.ts";
import { filterChoices } from "./filter-choices.ts";
import { findListings, type ListedProduct, listingSorts } from "./find-listings.ts";
import { readListingFilter } from "./listing-filter.ts";
import { readCells } from "./read-cells.ts";

/** `products/list` */
export async function handleListings(context: ShopContext) {
  const { db, shopId, query, language } = context;
  const page = query.page();
  const sort = listingSorts.find((each) => each === query.text("sort")) ?? "newest";
  const { rows, total } = await findListings(db, shopId, readListingFilter(query), { sort, page, language });
  return { list: rows.map((row) => listedProduct(row, context)), ...pageFields(page, total) };
}

/** `products/filters` */
export async function handleFilters({ db, shopId, language }: ShopContext) {
  const { categories, ownCategories, brands, templates } = await filterChoices(db, shopId, language);
  return {
    categories: categories.map(({ id, level, name, isUsed }) => ({ id, level, name, is_used: isUsed })),
    own_categories: ownCategories,
    brands,
    freight_templates: templates.map(({ id, name, isDefault }) => ({ id, name, is_default: isDefault })),
  };
}

/**
 * `products/change`: cells of a table, each with what it was taken for. Those that are something else by now are left as
 * they are and answered, so that nobody overwrites what an order, or a colleague, has done.
 */
export async function handleChangeListings({ db, shopId, body, now, language }: ShopContext) {
  const cells = readCells(body);
  const conflicts = await retriedTransaction(db, (tx) => changeListings(tx, shopId, { cells, now: now(), language }));
  return { changed: cells.length - conflicts.length, conflicts: conflicts.map(conflictWire) };
}

function conflictWire({ cell: { field, id }, now }: Conflict) {
  const isAmount = field === "price" || field === "market_price";
  return { field, id, now: isAmount && typeof now === "number" ? decimalYuan(now) : now };
}

function listedProduct(
  { product, texts, takedown, approval, image, skus }: ListedProduct,
  { language, images }: Reader,
) {
  return {
    id: product.id,
    name: inLanguage(texts, "name", language),
    image: images.of(image),
    is_on_shelf: product.isOnShelf,
    is_approved: product.isApproved,
    takedown: takedownWire(takedown),
    approval: approvalWire(approval),
    sold: product.actualSales,
    skus: skus.map((sku) => ({
      id: sku.id,
      options: sku.options === null ? "" : shownOptions(sku.options, language),
      price: decimalYuan(sku.price),
      market_price: decimalYuan(sku.marketPrice),
      stock: sku.stock,
      own_number: sku.ownNumber ?? "",
      // Null: as the shop's own mark says.
      low_stock: sku.lowStock,
      // Beside the stock, which is all that is changed here.
      set_aside: sku.setAside,
    })),
  };
}
