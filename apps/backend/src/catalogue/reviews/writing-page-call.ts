import type { CustomerContext } from "../../platform/http/call.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { messageText } from "../../platform/http/message-text.ts";
import { requiredId } from "../../platform/http/required-id.ts";
import { inLanguage } from "../../platform/store/language.ts";
import { flag } from "../../platform/wire/scalars.ts";
import { decimalYuan } from "../../platform/wire/money.ts";
import { findBought } from "./find-bought.ts";
import { boughtSku } from "./own-wire.ts";
import { objectionToReview } from "./writing-rules.ts";

/** `goods_comment/getCommentPage`: what is about to be reviewed. Ours: the product, and whether it can be, and why not. */
export async function handleWritingPage(context: CustomerContext) {
  const { db, query, customer, language, messages } = context;
  const bought = await findBought(db, customer.id, requiredId(query, "order_goods_id"));
  if (bought === null) throw new DomainError("reviewPageGone", { notFound: true });
  const { line, shop } = bought;
  const objection = objectionToReview(bought);
  return {
    id: line.id,
    item_id: line.skuId,
    shop_id: shop.id,
    goods_name: inLanguage(line, "name", language),
    goods_num: line.quantity,
    goods_price: decimalYuan(line.unitPrice),
    total_price: decimalYuan(line.unitPrice * line.quantity),
    shop: { id: shop.id, name: inLanguage(shop, "name", language) },
    goods_item: boughtSku(line, context),
    goods_id: line.productId,
    is_comment: flag(line.isReviewed),
    able_comment: flag(objection === null),
    desc: objection === null ? "" : messageText(messages, objection, language),
  };
}
