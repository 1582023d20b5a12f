import type { MessageKey } from "../../platform/http/messages.ts";
import { notify } from "../../platform/notices/notify.ts";
import type { Executor } from "../../platform/store/database.ts";
import { languages } from "../../platform/store/language.ts";
import { columnsOf, storedText } from "../../platform/store/language-texts.ts";
import type { AfterSale } from "../../platform/store/schema/after-sales.ts";
import { afterSaleEvents } from "../../platform/store/schema/after-sales.ts";
import { type Order, orderLines } from "../../platform/store/schema/orders.ts";
import { eq } from "../../platform/store/sql.ts";
import { inReadersLanguage } from "./after-sale-texts.ts";
import type { AfterSaleAction, AfterSaleActor } from "./transitions.ts";

interface AfterSaleNews {
  readonly action: AfterSaleAction;
  readonly actor: AfterSaleActor["kind"];
  readonly now: Date;
}

/** Tells the customer what others have done to a request. That money is back, the refund itself tells. */
export async function notifyOfAfterSale(
  tx: Executor,
  order: Order,
  afterSale: AfterSale,
  news: AfterSaleNews,
): Promise<void> {
  const text = textOf(afterSale, news);
  if (text === null) return;
  const [line] = await tx.select().from(orderLines).where(eq(orderLines.id, afterSale.lineId));
  const { name = "", translations = {}, image = null } = line ?? {};
  const remarks = languages.map((language) => [language, { text: inReadersLanguage(afterSale.rejection, language) }]);
  // A request may be refused, asked again and refused again: each time is told.
  const events = await tx.$count(afterSaleEvents, eq(afterSaleEvents.afterSaleId, afterSale.id));
  await notify(
    tx,
    {
      customerId: order.customerId,
      kind: "refund",
      about: { type: "order", id: order.id },
      text,
      parameters: {
        number: afterSale.number,
        remark: { text: afterSale.rejection, translations: Object.fromEntries(remarks) },
        name: columnsOf({ text: storedText({ name, translations }, "name") }),
      },
      image,
      onceKey: `after_sale:${afterSale.id}:${events}`,
    },
    news.now,
  );
}

/** Null: nothing that the customer does not know. */
function textOf({ isWithdrawal }: AfterSale, { action }: AfterSaleNews): MessageKey | null {
  switch (action) {
    case "agree":
      return isWithdrawal ? null : "noticeAfterSaleReturn";
    case "refuse":
      return "noticeAfterSaleRefused";
    case "refuseGoods":
      return "noticeAfterSaleGoodsRefused";
    case "expire":
      return "noticeAfterSaleExpired";
    case "send":
    case "receive":
    case "finish":
    case "ask":
    case "revoke":
    case "replace":
      return null;
    default:
      return action satisfies never;
  }
}
