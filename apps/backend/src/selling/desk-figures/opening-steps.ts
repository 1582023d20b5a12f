import { authenticationSettings } from "../../identity/authentication/authentication-settings.ts";
import { publishedKeys, registrationPolicies } from "../../identity/policies/published-policies.ts";
import { readCashLimits } from "../../money/cash-on-delivery/cash-settings.ts";
import { readTransferTerms } from "../../money/transfers/transfer-settings.ts";
import type { AgentContext } from "../../platform/http/agent-call.ts";
import type { Executor } from "../../platform/store/database.ts";
import { readSettings } from "../../platform/settings/read-settings.ts";
import { categories, products } from "../../platform/store/schema/catalog.ts";
import { shops, trades } from "../../platform/store/schema/merchants.ts";
import { settings } from "../../platform/store/schema/settings.ts";
import { and, eq, isNull, type PgTable, type SQL, sql } from "../../platform/store/sql.ts";
import { inScope } from "../merchants/shop-states.ts";

/**
 * What a marketplace needs before its first sale, in the order in which it is best done. `categories` are the trades as
 * well: as a product stands in a category, a shop deals in a trade.
 */
const openingSteps = [
  "name",
  "payment",
  "messages",
  "categories",
  "policies",
  "shop",
  "open_shop",
  "products",
] as const;
export type OpeningStep = (typeof openingSteps)[number];

/** Which of the steps are done: each is looked up anew, so that one which is undone is asked for again. */
export async function doneSteps({
  db,
  language,
  providers,
  sms,
  mail,
}: Pick<AgentContext, "db" | "language" | "providers" | "sms" | "mail">): Promise<
  Readonly<Record<OpeningStep, boolean>>
> {
  const [
    isNamed,
    transfers,
    cash,
    { registrationNeedsCode },
    published,
    hasCategory,
    hasTrade,
    hasShop,
    hasOpenShop,
    hasProduct,
  ] = await Promise.all([
    isThere(db, settings, eq(settings.key, "name")),
    readTransferTerms(db, language),
    readCashLimits(db),
    readSettings(db, authenticationSettings, language),
    publishedKeys(db),
    isThere(db, categories, isNull(categories.deletedAt)),
    isThere(db, trades, isNull(trades.deletedAt)),
    isThere(db, shops, isNull(shops.deletedAt)),
    isThere(db, shops, inScope("usable")),
    isThere(db, products, and(eq(products.isOnSale, true), isNull(products.deletedAt))),
  ]);
  return {
    name: isNamed,
    payment: providers.size > 0 || transfers.isOpen || cash.isOpen,
    messages: sms !== null || mail !== null || registrationNeedsCode === "0",
    categories: hasCategory && hasTrade,
    policies: registrationPolicies.every((key) => published.has(key)),
    shop: hasShop,
    open_shop: hasOpenShop,
    products: hasProduct,
  };
}

async function isThere(db: Executor, table: PgTable, which: SQL | undefined): Promise<boolean> {
  const [found] = await db
    .select({ one: sql`1` })
    .from(table)
    .where(which)
    .limit(1);
  return found !== undefined;
}
