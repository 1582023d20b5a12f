import type { ShopContext } from "../../platform/http/desk-call.ts";
import type { Reader } from "../../platform/http/reader.ts";
import { shownOptions } from "../../platform/store/option-values.ts";
import { inLanguage } from "../../platform/store/language.ts";
import { retriedTransaction } from "../../platform/store/retried-transaction.ts";
import { decimalYuan } from "../../platform/wire/money.ts";
import { pageFields } from "../../platform/wire/page.ts";
import { takedownWire } from "../takedowns/takedown-wire.ts";
import { changeListings, type Conflict } from "./change-listings.ts";
import { findListings, listingLists, type ListedProduct } from "./find-listings.ts";
import { readCells } from "./read-cells.ts";

const maxWordsLength = 100;

/** `products/list` */
export async function handleListings(context: ShopContext) {
  const { db, shopId, query } = context;
  const page = query.page();
  const list = listingLists.find((each) => each === query.text("list")) ?? "all";
  const words = query.text("words").slice(0, maxWordsLength);
  const { rows, total } = await findListings(db, shopId, { list, words, page });
  return { list: rows.map((row) => listedProduct(row, context)), ...pageFields(page, total) };
}

/**
 * `products/change`: cells of a table, each with what it was taken for. Those that are something else by now are left as
 * they are and answered, so that nobody overwrites what an order, or a colleague, has done.
 */
export async function handleChangeListings({ db, shopId, body, now }: ShopContext) {
  const cells = readCells(body);
  const conflicts = await retriedTransaction(db, (tx) => changeListings(tx, shopId, { cells, now: now() }));
  return { changed: cells.length - conflicts.length, conflicts: conflicts.map(conflictWire) };
}

function conflictWire({ cell: { field, id }, now }: Conflict) {
  const isAmount = field === "price" || field === "market_price";
  return { field, id, now: isAmount && typeof now === "number" ? decimalYuan(now) : now };
}

function listedProduct({ product, texts, takedown, image, skus }: ListedProduct, { language, images }: Reader) {
  return {
    id: product.id,
    name: inLanguage(texts, "name", language),
    image: images.of(image),
    is_on_shelf: product.isOnShelf,
    is_approved: product.isApproved,
    takedown: takedownWire(takedown),
    sold: product.actualSales,
    skus: skus.map((sku) => ({
      id: sku.id,
      options: sku.options === null ? "" : shownOptions(sku.options, language),
      price: decimalYuan(sku.price),
      market_price: decimalYuan(sku.marketPrice),
      stock: sku.stock,
    })),
  };
}
