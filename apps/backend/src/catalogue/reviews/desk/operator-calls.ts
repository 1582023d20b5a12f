import { shownNickname } from "../../../identity/customers/given-nickname.ts";
import type { AgentContext } from "../../../platform/http/agent-call.ts";
import { DomainError } from "../../../platform/http/domain-error.ts";
import { Reply } from "../../../platform/http/reply.ts";
import { requiredId } from "../../../platform/http/required-id.ts";
import { retriedTransaction } from "../../../platform/store/retried-transaction.ts";
import { inLanguage } from "../../../platform/store/language.ts";
import { pageFields } from "../../../platform/wire/page.ts";
import { instant } from "../../../platform/wire/time.ts";
import { countReported, findReported, productsOf } from "../find-reported.ts";
import { moderate } from "../moderate.ts";

/** `reported_reviews/list` */
export async function handleReportedReviews({ db, query, language }: AgentContext) {
  const page = query.page();
  const [found, total] = await Promise.all([findReported(db, page), countReported(db)]);
  const products = await productsOf(db, found);
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
      since: instant(since),
    })),
    ...pageFields(page, total),
  };
}

/** `reported_reviews/decide`: `hide` or `keep`, which closes the reports, or `show` what was hidden. */
export async function handleDecideReported({ db, body, now }: AgentContext) {
  const reviewId = requiredId(body, "id");
  const action = (["hide", "keep", "show"] as const).find((each) => each === body.text("decision"));
  if (action === undefined) throw new DomainError("parameterWrong", { parameter: "decision" });
  await retriedTransaction(db, (tx) => moderate(tx, { reviewId, action, answer: "", actor: "operator", now: now() }));
  return new Reply([], { key: "reviewDecided" });
}
