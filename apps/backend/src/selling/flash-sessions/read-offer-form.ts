import { DomainError } from "../../platform/http/domain-error.ts";
import type { Query } from "../../platform/http/query.ts";
import { requiredId } from "../../platform/http/required-id.ts";
import { isId } from "../../platform/store/ids.ts";
import { fenOf } from "../../platform/wire/money.ts";
import type { OfferContent, OfferedPrice } from "./change-offers.ts";

const maxPrices = 200;
const maxGroundsLength = 500;

/** `product_id`, `limit` and `prices`, which is JSON of `[{ sku_id, price, set_aside }]`. @throws {DomainError} where it makes no sense */
export function readOffer(body: Query): OfferContent {
  const sent = body.json("prices");
  if (!Array.isArray(sent) || sent.length === 0 || sent.length > maxPrices)
    throw new DomainError("flashPricesMissing", { field: "prices" });
  const limit = body.text("limit");
  return {
    productId: requiredId(body, "product_id"),
    // What is no number is none that anybody may be limited to.
    limitPerCustomer: limit === "" ? null : (body.integer("limit") ?? 0),
    prices: sent.map(priceOf),
  };
}

function priceOf(sent: unknown): OfferedPrice {
  const { sku_id: skuId, price, set_aside: setAside }: Readonly<Record<string, unknown>> = Object(sent);
  if (!isId(skuId)) throw new DomainError("parameterWrong", { parameter: "sku_id" });
  const fen = typeof price === "string" ? fenOf(price) : null;
  if (fen === null) throw new DomainError("flashPriceNotBelow", { field: "prices" });
  if (setAside === null || setAside === undefined) return { skuId, price: fen, setAside: null };
  if (typeof setAside !== "number" || !Number.isInteger(setAside))
    throw new DomainError("flashPiecesWrong", { field: "prices" });
  return { skuId, price: fen, setAside };
}

/** `YYYY-MM-DD`. @throws {DomainError} unless it is a day */
export function requiredDay(query: Query, field: string): string {
  const text = query.text(field);
  const day = /^20\d\d-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00:00Z`) : new Date(Number.NaN);
  if (Number.isNaN(day.getTime()) || !day.toISOString().startsWith(text))
    throw new DomainError("flashDayMissing", { field });
  return text;
}

/** What the shop reads. @throws {DomainError} where nothing is written, or too much */
export function requiredGrounds(body: Query): string {
  const text = body.text("grounds");
  if (text === "") throw new DomainError("flashGroundsMissing", { field: "grounds" });
  if (Array.from(text).length > maxGroundsLength)
    throw new DomainError("textsTooLong", { field: "grounds", parameter: String(maxGroundsLength) });
  return text;
}
