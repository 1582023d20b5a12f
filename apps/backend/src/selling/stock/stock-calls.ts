import { maxPieces } from "../../catalogue/products/max-pieces.ts";
import { optionTexts } from "../../catalogue/products/option-texts.ts";
import type { ShopContext } from "../../platform/http/desk-call.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { requiredId } from "../../platform/http/required-id.ts";
import type { Executor } from "../../platform/store/database.ts";
import { inLanguage, type ReaderLanguage } from "../../platform/store/language.ts";
import { shownOptions } from "../../platform/store/option-values.ts";
import { agents } from "../../platform/store/schema/agents.ts";
import { products, productTexts, skus } from "../../platform/store/schema/catalog.ts";
import { shops } from "../../platform/store/schema/merchants.ts";
import { orders } from "../../platform/store/schema/orders.ts";
import { stockMovements } from "../../platform/store/schema/stock.ts";
import { and, desc, eq, inArray, isNull, lt, or } from "../../platform/store/sql.ts";
import { daysLeft, type OutlookRow, stockOutlook } from "./stock-outlook.ts";

const soonSize = 100;
const movementsSize = 50;

/** `stock/soon`: what runs out soon, and of which few pieces are left. */
export async function handleSoon({ db, shopId, now, language }: ShopContext) {
  const rows = await stockOutlook(db, { shopId, now: now(), skuId: null, size: soonSize });
  const shown = rows.slice(0, soonSize);
  const names = await skuNames(db, shown, language);
  return {
    low_stock: await shopMark(db, shopId),
    more: rows.length > soonSize ? 1 : 0,
    list: shown.map((row) => outlookWire(row, names)),
  };
}

/** `stock/movements`: of one SKU, the newest first. */
export async function handleMovements({ db, shopId, query, now, language }: ShopContext) {
  const skuId = requiredId(query, "sku_id");
  const before = query.id("before");
  const [row] = await stockOutlook(db, { shopId, now: now(), skuId, size: 1 });
  if (row === undefined) throw new DomainError("stockSkuGone", { notFound: true });
  const isOfOrder = or(
    and(eq(stockMovements.cause, "order"), eq(orders.checkoutId, stockMovements.causeId)),
    and(inArray(stockMovements.cause, ["order_closed", "returned"]), eq(orders.id, stockMovements.causeId)),
  );
  const found = await db
    .select({ movement: stockMovements, agent: agents, orderId: orders.id, orderNumber: orders.number })
    .from(stockMovements)
    .leftJoin(agents, eq(agents.id, stockMovements.agentId))
    .leftJoin(orders, and(isOfOrder, eq(orders.shopId, shopId)))
    .where(and(eq(stockMovements.skuId, skuId), before === null ? undefined : lt(stockMovements.id, before)))
    .orderBy(desc(stockMovements.id))
    .limit(movementsSize + 1);
  const names = await skuNames(db, [row], language);
  return {
    sku: outlookWire(row, names),
    low_stock: await shopMark(db, shopId),
    more: found.length > movementsSize ? 1 : 0,
    list: found.slice(0, movementsSize).map(({ movement, agent, orderId, orderNumber }) => ({
      id: movement.id,
      at: movement.at.toISOString(),
      cause: movement.cause,
      change: movement.change,
      stock_after: movement.stockAfter,
      // An operator's name is none of the shop's business.
      by: agent?.shopId === shopId ? inLanguage(agent, "nickname", language) : "",
      order_id: orderId,
      order_number: orderNumber ?? "",
      bulk_change_id: movement.cause === "bulk" ? movement.causeId : null,
    })),
  };
}

/** `stock/save_mark`: of one SKU, or of the shop for all that have none. */
export async function handleSaveMark({ db, shopId, body }: ShopContext) {
  const isOfShop = !body.has("sku_id");
  const text = body.text("low_stock");
  const mark = text === "" ? null : body.integer("low_stock");
  if ((text !== "" || isOfShop) && (mark === null || mark < 0 || mark > maxPieces))
    throw new DomainError("stockMarkWrong", { field: "low_stock" });
  await db.transaction(async (tx) => {
    if (isOfShop) {
      await tx
        .update(shops)
        .set({ lowStock: mark ?? 0 })
        .where(eq(shops.id, shopId));
      return;
    }
    const skuId = requiredId(body, "sku_id");
    const own = tx
      .select({ id: products.id })
      .from(products)
      .where(and(eq(products.shopId, shopId), isNull(products.deletedAt)));
    const saved = await tx
      .update(skus)
      .set({ lowStock: mark })
      .where(and(eq(skus.id, skuId), inArray(skus.productId, own)))
      .returning({ id: skus.id });
    if (saved.length === 0) throw new DomainError("stockSkuGone", { notFound: true });
  });
  return { low_stock: mark };
}

async function shopMark(db: Executor, shopId: number): Promise<number> {
  const [shop] = await db.select({ mark: shops.lowStock }).from(shops).where(eq(shops.id, shopId));
  return shop?.mark ?? 0;
}

interface SkuName {
  readonly name: string;
  readonly options: string;
  readonly ownNumber: string;
}

async function skuNames(
  db: Executor,
  rows: readonly OutlookRow[],
  language: ReaderLanguage,
): Promise<ReadonlyMap<number, SkuName>> {
  if (rows.length === 0) return new Map();
  const found = await db
    .select({ sku: skus, texts: productTexts })
    .from(skus)
    .innerJoin(productTexts, eq(productTexts.productId, skus.productId))
    .where(
      inArray(
        skus.id,
        rows.map(({ skuId }) => skuId),
      ),
    );
  const options = await optionTexts(
    db,
    found.map(({ sku }) => sku),
  );
  return new Map(
    found.map(({ sku, texts }) => {
      const text = options.get(sku.id);
      return [
        sku.id,
        {
          name: inLanguage(texts, "name", language),
          options: text === undefined ? "" : shownOptions(text, language),
          ownNumber: sku.ownNumber ?? "",
        },
      ];
    }),
  );
}

function outlookWire(row: OutlookRow, names: ReadonlyMap<number, SkuName>) {
  const { name = "", options = "", ownNumber = "" } = names.get(row.skuId) ?? {};
  return {
    id: row.skuId,
    product_id: row.productId,
    name,
    options,
    own_number: ownNumber,
    stock: row.stock,
    low_stock: row.lowStock,
    is_low: row.isLow,
    sold: row.sold,
    days_left: daysLeft(row.stock, row.sold, row.days),
  };
}
