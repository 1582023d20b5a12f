import { DomainError } from "../../platform/http/domain-error.ts";
import { Query } from "../../platform/http/query.ts";
import type { Executor } from "../../platform/store/database.ts";
import { categories, products } from "../../platform/store/schema/catalog.ts";
import { customers, memberLevels } from "../../platform/store/schema/customers.ts";
import { shops } from "../../platform/store/schema/merchants.ts";
import { type NoticeAudience, noticeSettings } from "../../platform/store/schema/notices.ts";
import { orderLines, orders } from "../../platform/store/schema/orders.ts";
import { and, eq, gt, inArray, isNull, not, or, type SQL, sql } from "../../platform/store/sql.ts";

const maxDays = 3650;
const oneDay = 24 * 60 * 60 * 1000;

/** @throws {DomainError} that names the field */
export function readAudience(body: Query): NoticeAudience {
  const sent = new Query(body.json("audience"));
  const kind = sent.text("kind");
  switch (kind) {
    case "everybody":
      return { kind };
    case "level":
      return { kind, levelId: idOf(sent, "level_id") };
    case "bought":
      return {
        kind,
        days: daysOf(sent),
        shopId: optionalIdOf(sent, "shop_id"),
        categoryId: optionalIdOf(sent, "category_id"),
      };
    case "not_bought":
      return { kind: "notBought", days: daysOf(sent) };
    case "registered":
      return { kind, days: daysOf(sent) };
    default:
      throw new DomainError("parameterWrong", { parameter: "audience", field: "audience" });
  }
}

function daysOf(sent: Query): number {
  const days = sent.integer("days");
  if (days === null || days < 1 || days > maxDays)
    throw new DomainError("campaignDaysWrong", { field: "days", parameter: String(maxDays) });
  return days;
}

function idOf(sent: Query, field: string): number {
  const id = sent.id(field);
  if (id === null || id === 0) throw new DomainError("campaignGroupMissing", { field });
  return id;
}

function optionalIdOf(sent: Query, field: string): number | null {
  const id = sent.id(field);
  return id === 0 ? null : id;
}

/** As the desk sends and gets it. */
export function audienceWire(audience: NoticeAudience) {
  switch (audience.kind) {
    case "everybody":
      return { kind: audience.kind };
    case "level":
      return { kind: audience.kind, level_id: audience.levelId };
    case "bought": {
      const { kind, days, shopId, categoryId } = audience;
      return { kind, days, shop_id: shopId ?? 0, category_id: categoryId ?? 0 };
    }
    case "notBought":
      return { kind: "not_bought", days: audience.days };
    case "registered":
      return { kind: audience.kind, days: audience.days };
    default:
      return audience satisfies never;
  }
}

/** @throws {DomainError} where the level, shop or category that it names is gone */
export async function expectAudience(db: Executor, audience: NoticeAudience): Promise<void> {
  const gone = (field: string) => new DomainError("campaignGroupGone", { notFound: true, field });
  if (audience.kind === "level") {
    const isLevel = and(eq(memberLevels.id, audience.levelId), isNull(memberLevels.deletedAt));
    if ((await db.$count(memberLevels, isLevel)) === 0) throw gone("level_id");
  }
  if (audience.kind !== "bought") return;
  const { shopId, categoryId } = audience;
  if (shopId !== null && (await db.$count(shops, and(eq(shops.id, shopId), isNull(shops.deletedAt)))) === 0)
    throw gone("shop_id");
  if (categoryId === null) return;
  const isCategory = and(eq(categories.id, categoryId), isNull(categories.deletedAt));
  if ((await db.$count(categories, isCategory)) === 0) throw gone("category_id");
}

/** How many customers would get it now. */
export function countAudience(db: Executor, audience: NoticeAudience, now: Date): Promise<number> {
  return db.$count(customers, isInAudience(audience, now));
}

/**
 * Customers of a group who want such notices.
 *
 * @param now its days are counted back from it
 */
export function isInAudience(audience: NoticeAudience, now: Date): SQL | undefined {
  return and(
    isNull(customers.deletedAt),
    eq(customers.isDisabled, false),
    isInGroup(audience, now),
    sql`not exists (select 1 from ${noticeSettings} where ${noticeSettings.customerId} = ${customers.id}
      and ${noticeSettings.kind} = 'news' and not ${noticeSettings.inbox})`,
  );
}

function isInGroup(audience: NoticeAudience, now: Date): SQL | undefined {
  switch (audience.kind) {
    case "everybody":
      return undefined;
    case "level":
      return eq(customers.levelId, audience.levelId);
    case "registered":
      return gt(customers.createdAt, daysBefore(now, audience.days));
    case "bought":
      return hasBought(daysBefore(now, audience.days), audience);
    case "notBought":
      return not(hasBought(daysBefore(now, audience.days), { shopId: null, categoryId: null }));
    default:
      return audience satisfies never;
  }
}

interface Bought {
  readonly shopId: number | null;
  readonly categoryId: number | null;
}

/** An order that was paid, or is to be paid at the door, and was not closed afterwards. */
function hasBought(since: Date, { shopId, categoryId }: Bought): SQL {
  const conditions = and(
    eq(orders.customerId, sql`${customers.id}`),
    gt(orders.createdAt, since),
    inArray(orders.state, ["paid", "shipped", "completed"]),
    shopId === null ? undefined : eq(orders.shopId, shopId),
    categoryId === null ? undefined : hasLineIn(categoryId),
  );
  return sql`exists (select 1 from ${orders} where ${conditions})`;
}

function hasLineIn(categoryId: number): SQL {
  const { firstCategoryId, secondCategoryId, thirdCategoryId } = products;
  const standsIn = or(
    eq(firstCategoryId, categoryId),
    eq(secondCategoryId, categoryId),
    eq(thirdCategoryId, categoryId),
  );
  return sql`exists (select 1 from ${orderLines} join ${products} on ${products.id} = ${orderLines.productId}
    where ${orderLines.orderId} = ${orders.id} and ${standsIn})`;
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * oneDay);
}
