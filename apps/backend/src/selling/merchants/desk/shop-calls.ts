import type { AgentContext } from "../../../platform/http/agent-call.ts";
import { DomainError } from "../../../platform/http/domain-error.ts";
import { requiredId } from "../../../platform/http/required-id.ts";
import type { Executor } from "../../../platform/store/database.ts";
import { inLanguage } from "../../../platform/store/language.ts";
import { byLanguage, storedText } from "../../../platform/store/language-texts.ts";
import { agents } from "../../../platform/store/schema/agents.ts";
import { type shops, trades } from "../../../platform/store/schema/merchants.ts";
import { and, asc, eq } from "../../../platform/store/sql.ts";
import { flag } from "../../../platform/wire/scalars.ts";
import { instant } from "../../../platform/wire/time.ts";
import { deskShopState, deskShopStates } from "../desk-shop-state.ts";
import { oneShop } from "../shop-directory.ts";
import { shopAddress, shopScoreWire } from "../shop-wire.ts";
import { listShops } from "./list-shops.ts";

const pageSize = 50;
const maxWordsLength = 50;

/** `shops/list`: the newest first. `before` names the one that the page before ended with. */
export async function handleShopList(context: AgentContext) {
  const { db, query, now } = context;
  const filter = {
    state: deskShopStates.find((each) => each === query.text("state")) ?? null,
    words: query.text("words").slice(0, maxWordsLength),
    before: query.id("before"),
  };
  const rows = await listShops(db, filter, now(), pageSize);
  return {
    list: rows.slice(0, pageSize).map(({ shop, trade }) => listed(context, shop, trade)),
    more: rows.length > pageSize ? 1 : 0,
  };
}

/** `shops/detail`: what there is to know of a shop, with its owners. */
export async function handleShopDetail(context: AgentContext) {
  const { db, query, language } = context;
  const shop = await oneShop(db, requiredId(query, "id"));
  if (shop === null) throw new DomainError("shopGone", { notFound: true });
  const [trade] = shop.tradeId === null ? [] : await db.select().from(trades).where(eq(trades.id, shop.tradeId));
  return {
    ...listed(context, shop, trade ?? null),
    names: byLanguage(storedText(shop, "name")),
    ...shopScoreWire(shop),
    products_on_sale: shop.productsOnSale,
    sales: shop.sales,
    followers: shop.followers,
    phone: shop.phone,
    pickup_address: shopAddress(shop, language),
    return_address: inLanguage(shop, "returnAddress", language),
    expires_at: instant(shop.expiresAt),
    product_approval: shop.productApproval,
    owners: (await ownersOf(db, shop.id)).map((owner) => ({
      id: owner.id,
      account: owner.account,
      nickname: inLanguage(owner, "nickname", language),
      is_disabled: flag(owner.isDisabled),
    })),
  };
}

function ownersOf(db: Executor, shopId: number) {
  return db
    .select()
    .from(agents)
    .where(and(eq(agents.shopId, shopId), eq(agents.role, "owner"), eq(agents.isAutomatic, false)))
    .orderBy(asc(agents.id));
}

function listed(
  { language, images, now }: AgentContext,
  shop: typeof shops.$inferSelect,
  trade: typeof trades.$inferSelect | null,
) {
  return {
    id: shop.id,
    name: inLanguage(shop, "name", language),
    logo: shop.logo === null ? "" : images.of(shop.logo),
    trade: trade === null ? "" : inLanguage(trade, "name", language),
    state: deskShopState(shop, now()),
    is_self_operated: flag(shop.isSelfOperated),
    created_at: instant(shop.createdAt),
  };
}
