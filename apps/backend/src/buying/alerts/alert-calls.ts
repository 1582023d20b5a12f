import { offeredSkus } from "../sellable-skus/offered-skus.ts";
import { productCards, type ProductCard } from "../../catalogue/products/product-cards.ts";
import { flashPriceWire, offerFields } from "../../catalogue/products/product-card-wire.ts";
import type { CustomerContext } from "../../platform/http/call.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { Query } from "../../platform/http/query.ts";
import type { Reader } from "../../platform/http/reader.ts";
import { Reply } from "../../platform/http/reply.ts";
import { requiredId } from "../../platform/http/required-id.ts";
import { shownOptions } from "../../platform/store/option-values.ts";
import { inLanguage } from "../../platform/store/language.ts";
import { type Alert, type AlertKind, alertKinds, alerts } from "../../platform/store/schema/alerts.ts";
import { flag } from "../../platform/wire/scalars.ts";
import { decimalYuan, fenOf } from "../../platform/wire/money.ts";
import { wallClock } from "../../platform/wire/time.ts";
import { maxAlerts, removeAlert, setAlert } from "./set-alert.ts";
import type { Executor } from "../../platform/store/database.ts";
import { products } from "../../platform/store/schema/catalog.ts";
import { desc, eq } from "../../platform/store/sql.ts";

/** A customer's own, the newest first, with whether their products are on sale; they are never many. */
function ownAlerts(db: Executor, customerId: number) {
  return db
    .select({ alert: alerts, isOnSale: products.isOnSale })
    .from(alerts)
    .innerJoin(products, eq(products.id, alerts.productId))
    .where(eq(alerts.customerId, customerId))
    .orderBy(desc(alerts.createdAt), desc(alerts.id));
}

/**
 * `alert/set`: brings one alert into the state `is_on`, however often. `kind` is price, stock or flash; `goods_id` and
 * `item_id` say of what, and `price` below which: another price changes the alert.
 */
export async function handleSetAlert({ db, customer, body, now }: CustomerContext) {
  const kind = kindOf(body);
  const productId = requiredId(body, "goods_id");
  const skuId = kind === "flash" ? null : body.id("item_id");
  if (body.flag("is_on") === false) {
    await removeAlert(db, customer.id, { kind, productId, skuId });
    return new Reply([], { key: "alertRemoved" });
  }
  await setAlert(
    db,
    customer.id,
    { kind, productId, skuId, targetPrice: kind === "price" ? targetPriceOf(body) : null },
    now(),
  );
  return new Reply([], { key: "alertSet" });
}

function kindOf(body: Query): AlertKind {
  const name = body.text("kind");
  const kind = alertKinds.find((each) => each === name);
  if (kind === undefined) throw new DomainError("parameterWrong", { parameter: "kind" });
  return kind;
}

/** Fen, at least one. */
function targetPriceOf(body: Query): number {
  const fen = fenOf(body.text("price"));
  if (fen === null || fen === 0) throw new DomainError("parameterWrong", { parameter: "price" });
  return fen;
}

/** `alert/state`: which alerts are set, for every alert button of a page at once. */
export async function handleAlertState({ db, customer }: CustomerContext) {
  return { lists: (await ownAlerts(db, customer.id)).map(({ alert }) => alertWire(alert)) };
}

/** `alert/lists`: all of the customer's own, with what their products cost now. */
export async function handleAlerts(context: CustomerContext) {
  const { db, customer } = context;
  const now = context.now();
  const rows = await ownAlerts(db, customer.id);
  const skuIds = rows.flatMap(({ alert }) => alert.skuId ?? []);
  const [cards, offered] = await Promise.all([
    productCards(db, [...new Set(rows.map(({ alert }) => alert.productId))], now),
    offeredSkus(db, skuIds, now),
  ]);
  const byId = new Map(cards.map((card) => [card.id, card]));
  return {
    lists: rows.flatMap(({ alert, isOnSale }) => {
      const card = byId.get(alert.productId);
      if (card === undefined) return [];
      const sku = alert.skuId === null ? undefined : offered.get(alert.skuId);
      return {
        ...alertWire(alert),
        goods: goodsWire(card, context),
        is_valid: flag(isOnSale),
        spec: sku === undefined ? "" : shownOptions(sku.option, context.language),
        now_price: decimalYuan(
          sku === undefined ? (card.flashPrice ?? card.price) : (sku.flash?.price ?? sku.sku.price),
        ),
        now_stock: sku?.sku.stock ?? card.stock,
      };
    }),
    most: maxAlerts,
  };
}

function alertWire({ kind, productId, skuId, targetPrice, createdAt }: Alert) {
  return {
    kind,
    goods_id: productId,
    item_id: skuId ?? 0,
    price: targetPrice === null ? "" : decimalYuan(targetPrice),
    create_time: wallClock(createdAt),
  };
}

function goodsWire(card: ProductCard, reader: Reader) {
  return {
    id: card.id,
    name: inLanguage(card, "name", reader.language),
    image: reader.images.of(card.image),
    min_price: decimalYuan(card.price),
    market_price: decimalYuan(card.marketPrice),
    ...flashPriceWire(card),
    ...offerFields(card, reader),
  };
}
