import { notify } from "../../platform/notices/notify.ts";
import type { Executor } from "../../platform/store/database.ts";
import { languages } from "../../platform/store/language.ts";
import { productTexts } from "../../platform/store/schema/catalog.ts";
import { eq } from "../../platform/store/sql.ts";
import type { Review } from "./review-wire.ts";

/** Tells the author of a review of the shop's first answer: a correction of it is nothing new. */
export async function tellOfAnswer(tx: Executor, review: Review, now: Date): Promise<void> {
  const { id, customerId, productId, reply, isVisible } = review;
  if (customerId === null || !isVisible) return;
  const [texts] = await tx.select().from(productTexts).where(eq(productTexts.productId, productId));
  const { name = "", translations = {} } = texts ?? {};
  const names = languages.map((language) => [language, { text: translations[language]?.name ?? name }]);
  await notify(
    tx,
    {
      customerId,
      // What was reviewed was bought: whoever wants no news of orders wants none of this either.
      kind: "order",
      about: { type: "product", id: productId },
      text: "noticeReviewAnswered",
      parameters: { name: { text: name, translations: Object.fromEntries(names) }, answer: reply },
      image: null,
      onceKey: `review_answered:${id}`,
    },
    now,
  );
}
