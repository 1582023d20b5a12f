import { shownNickname } from "../../../identity/customers/given-nickname.ts";
import type { AgentContext } from "../../../platform/http/agent-call.ts";
import { DomainError } from "../../../platform/http/domain-error.ts";
import { Reply } from "../../../platform/http/reply.ts";
import { requiredId } from "../../../platform/http/required-id.ts";
import { retriedTransaction } from "../../../platform/store/retried-transaction.ts";
import { inLanguage, type ReaderLanguage } from "../../../platform/store/language.ts";
import { pageFields } from "../../../platform/wire/page.ts";
import { instant } from "../../../platform/wire/time.ts";
import { countReported, findReported, productsOf, type ShopReport, shopReportsOf } from "../find-reported.ts";
import { moderate } from "../moderate.ts";

/** `reported_reviews/list` */
export async function handleReportedReviews({ db, query, language }: AgentContext) {
  const page = query.page();
  const [found, total] = await Promise.all([findReported(db, page), countReported(db)]);
  const [products, shopReports] = await Promise.all([productsOf(db, found), shopReportsOf(db, found)]);
  const nameOf = (id: number | null) => {
    const product = id === null ? undefined : products.get(id);
    return product === undefined ? "" : inLanguage(product, "name", language);
  };
  return {
    list: found.map(({ id, productId, isVisible, body, stars, nickname, reports, reasons, since }) => ({
      id,
      product: { id: productId, name: nameOf(productId) },
      is_shown: isVisible,
      nickname: nickname === null ? null : shownNickname(nickname, language.wanted),
      stars,
      body,
      reports,
      reasons,
      by_shop: byShop(shopReports.get(id), language),
      since: instant(since),
    })),
    ...pageFields(page, total),
  };
}

/** What the shop whose product it is says of it; null: nothing. */
function byShop(report: ShopReport | undefined, language: ReaderLanguage) {
  if (report === undefined) return null;
  const { shop, reason, note } = report;
  return { shop: { id: shop.id, name: inLanguage(shop, "name", language) }, reason, note };
}

/** `reported_reviews/decide`: `hide` or `keep`, which closes the reports, or `show` what was hidden. */
export async function handleDecideReported({ db, body, now }: AgentContext) {
  const reviewId = requiredId(body, "id");
  const action = (["hide", "keep", "show"] as const).find((each) => each === body.text("decision"));
  if (action === undefined) throw new DomainError("parameterWrong", { parameter: "decision" });
  await retriedTransaction(db, (tx) => moderate(tx, { reviewId, action, answer: "", actor: "operator", now: now() }));
  return new Reply([], { key: "reviewDecided" });
}
