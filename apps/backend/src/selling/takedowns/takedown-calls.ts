import type { AgentContext } from "../../platform/http/agent-call.ts";
import type { ShopContext } from "../../platform/http/desk-call.ts";
import { Reply } from "../../platform/http/reply.ts";
import { requiredId } from "../../platform/http/required-id.ts";
import { seenRevision } from "../../platform/http/seen-revision.ts";
import { inLanguage } from "../../platform/store/language.ts";
import { retriedTransaction } from "../../platform/store/retried-transaction.ts";
import { decimalYuan } from "../../platform/wire/money.ts";
import { flag } from "../../platform/wire/scalars.ts";
import { approvalWire } from "../approvals/approval-wire.ts";
import { decisionText } from "../approvals/decision-text.ts";
import { askForReview, keepDown, restoreProduct, takeDown } from "./change-takedowns.ts";
import { findProducts, productLists } from "./find-products.ts";
import { takedownWire } from "./takedown-wire.ts";

const pageSize = 50;
const maxWordsLength = 100;

/** `all_products/list`: of all shops. `before` names the one that the page before ended with. */
export async function handleAllProducts({ db, query, language, images }: AgentContext) {
  const words = (name: string) => query.text(name).slice(0, maxWordsLength);
  const filter = {
    list: productLists.find((each) => each === query.text("list")) ?? "all",
    words: words("words"),
    shop: words("shop"),
    brand: words("brand"),
    categoryId: query.id("category_id"),
    before: query.id("before"),
  };
  const rows = await findProducts(db, filter, pageSize);
  return {
    list: rows.slice(0, pageSize).map(({ product, texts, image, shop, brand, category, takedown, approval }) => ({
      id: product.id,
      name: inLanguage(texts, "name", language),
      image: images.of(image),
      number: product.ownNumber ?? "",
      price: decimalYuan(product.price),
      is_on_shelf: flag(product.isOnShelf),
      is_approved: flag(product.isApproved),
      shop: { id: shop.id, name: inLanguage(shop, "name", language) },
      brand: brand === null ? "" : inLanguage(brand, "name", language),
      category: inLanguage(category, "name", language),
      takedown: takedownWire(takedown),
      approval: approvalWire(approval),
    })),
    more: rows.length > pageSize ? 1 : 0,
  };
}

/** `all_products/take_down`: for the `grounds` that its merchant reads; of one that is down already they are other ones. */
export async function handleTakeDown({ db, body, now }: AgentContext) {
  const grounds = decisionText(body, "grounds");
  const seen = body.text("revision") === "" ? null : seenRevision(body);
  const id = requiredId(body, "id");
  await retriedTransaction(db, (tx) =>
    seen === null ? takeDown(tx, id, { grounds, now: now() }) : keepDown(tx, seen, grounds),
  );
  return new Reply([], { key: seen === null ? "takedownMade" : "takedownStays" });
}

/** `all_products/restore`: it is its shop's again. */
export async function handleRestore({ db, body, now }: AgentContext) {
  const seen = seenRevision(body);
  await retriedTransaction(db, (tx) => restoreProduct(tx, seen, now()));
  return new Reply([], { key: "takedownOver" });
}

/** `products/ask_review`: its shop has put right what the `correction` says. */
export async function handleAskReview({ db, shopId, body, now }: ShopContext) {
  const seen = seenRevision(body);
  const request = { shopId, correction: decisionText(body, "correction"), now: now() };
  await retriedTransaction(db, (tx) => askForReview(tx, seen, request));
  return new Reply([], { key: "takedownReviewAsked" });
}
