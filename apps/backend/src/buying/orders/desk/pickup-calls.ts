import type { ShopContext } from "../../../platform/http/desk-call.ts";
import { DomainError } from "../../../platform/http/domain-error.ts";
import { Reply } from "../../../platform/http/reply.ts";
import { requiredId } from "../../../platform/http/required-id.ts";
import { countTry, takeBack } from "../../../platform/rate-limits/rate-limit.ts";
import { retriedTransaction } from "../../../platform/store/retried-transaction.ts";
import { orders } from "../../../platform/store/schema/orders.ts";
import { and, asc, eq } from "../../../platform/store/sql.ts";
import { changeOrders } from "../change-order.ts";
import { readOrderRules } from "../order-rules.ts";
import { completed, selectShopOrders } from "./find-shop-orders.ts";
import { isInList } from "./order-lists.ts";
import { shopOrder } from "./shop-order-wire.ts";

/** Of a million codes nobody tries many: what was right does not count. */
const wrongCodes = { tries: 30, minutes: 10 };

/** `orders/pickup`: which orders wait at the counter for the code that a customer shows; hardly ever more than one. */
export async function handleFindPickup(context: ShopContext) {
  const { db, shopId, query, now } = context;
  const code = codeOf(query.text("code"));
  const found = await withTries(context, async () => {
    const rows = await selectShopOrders(db)
      .where(and(eq(orders.shopId, shopId), isInList("to_pick_up"), eq(orders.pickupCode, code)))
      .orderBy(asc(orders.id));
    if (rows.length === 0) throw new DomainError("pickupCodeUnknown", { field: "code", notFound: true });
    return completed(db, rows);
  });
  const rules = await readOrderRules(db);
  return found.map((each) => shopOrder(each, { now: now(), rules }, context));
}

/** `orders/hand_over`: at the counter, for the code that the customer shows. */
export async function handleHandOver(context: ShopContext) {
  const { db, shopId, agent, body, now } = context;
  const [id, code] = [requiredId(body, "id"), codeOf(body.text("code"))];
  const actor = { kind: "merchant", shopId, agentId: agent.id } as const;
  await withTries(context, () =>
    retriedTransaction(db, (tx) =>
      changeOrders(tx, { orderIds: [id], change: { action: "collect", code }, actor, now: now() }),
    ),
  );
  return new Reply([], { key: "orderHandedOver" });
}

function codeOf(text: string): string {
  const code = text.replaceAll(/\s/g, "");
  if (!/^\d{6}$/.test(code)) throw new DomainError("pickupCodeShape", { field: "code" });
  return code;
}

async function withTries<Result>({ db, shopId, now }: ShopContext, work: () => Promise<Result>): Promise<Result> {
  const key = `pickup-code:${shopId}`;
  await countTry(db, [{ key, ...wrongCodes }], now());
  const result = await work();
  await takeBack(db, [key]);
  return result;
}
