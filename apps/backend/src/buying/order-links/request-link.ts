import { countTry, type Limit, takeBack } from "../../platform/rate-limits/rate-limit.ts";
import type { Database } from "../../platform/store/database.ts";
import type { Language } from "../../platform/store/language.ts";
import { orderLinkMessages } from "../../platform/store/schema/order-links.ts";
import { and, desc, eq, gt } from "../../platform/store/sql.ts";

export interface LinkRequest {
  readonly orderId: number;
  /** Null: the operator asks. */
  readonly customerId: number | null;
  readonly language: Language;
}

const oneDay = 24 * 60;
/** A press that comes again within this time means the same message. */
const againMs = 30_000;

/**
 * Has the link to an order sent to the mobile number of its customer, whoever asks.
 *
 * @throws {DomainError} that says when to ask again, where it was asked for too often
 */
export async function requestLink(db: Database, request: LinkRequest, now: Date): Promise<void> {
  const { orderId, language } = request;
  const limits = limitsFor(request);
  await db.transaction(async (tx) => {
    // The limits are locked by it: of two presses at once the second one sees the message of the first.
    await countTry(tx, limits, now);
    const [newest] = await tx
      .select({ id: orderLinkMessages.id })
      .from(orderLinkMessages)
      .where(
        and(eq(orderLinkMessages.orderId, orderId), gt(orderLinkMessages.createdAt, new Date(now.getTime() - againMs))),
      )
      .orderBy(desc(orderLinkMessages.id))
      .limit(1);
    if (newest !== undefined) {
      await takeBack(
        tx,
        limits.map(({ key }) => key),
      );
      return;
    }
    await tx.insert(orderLinkMessages).values({ orderId, language, createdAt: now, sendAt: now });
  });
}

function limitsFor({ orderId, customerId }: LinkRequest): readonly Limit[] {
  if (customerId === null) return [{ key: `order-link:operator:${orderId}`, tries: 10, minutes: oneDay }];
  return [
    { key: `order-link:order:${orderId}`, tries: 3, minutes: oneDay },
    { key: `order-link:customer:${customerId}`, tries: 10, minutes: oneDay },
  ];
}
