import type { CustomerContext, CallContext } from "../../platform/http/call.ts";
import { Reply } from "../../platform/http/reply.ts";
import { takesChats } from "./chat-settings.ts";
import { isSomebodyThere } from "./choose-agent.ts";
import { chatShopIdOf } from "./chat-shop-id.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { inLanguage } from "../../platform/store/language.ts";
import { shopServices } from "../../platform/store/schema/chat.ts";
import { shops } from "../../platform/store/schema/merchants.ts";
import { and, eq, isNull } from "../../platform/store/sql.ts";
import { readServiceContact } from "./service-contact.ts";

/** `index/chatConfig`: whether the chat can be opened; if not, clients show how else the shop is reached. */
export async function handleChatConfig({ db, query }: CustomerContext) {
  const shopId = chatShopIdOf(query.id("shop_id"));
  if (!(await takesChats(db, shopId))) return new Reply([], { code: 0 });
  return (await isSomebodyThere(db, shopId)) ? [] : new Reply([], { code: 0, key: "chatNobodyOnline" });
}

/** `setting/getShopCustomerService`: how else a shop is reached. */
export async function handleShopService({ db, query, images, language }: CallContext) {
  const [found] = await db
    .select({ shop: shops, service: shopServices })
    .from(shops)
    .leftJoin(shopServices, eq(shopServices.shopId, shops.id))
    .where(and(eq(shops.id, query.id("shop_id") ?? 0), isNull(shops.deletedAt)));
  if (found === undefined) throw new DomainError("shopGone", { notFound: true });
  const { shop, service } = found;
  const { phone, hours } = await readServiceContact(db, shop.id, language);
  return {
    config: {
      wechat: service?.wechat ?? "",
      phone,
      business_time: hours,
      image: images.of(service?.image ?? null),
      // Ours: what customers read while nobody is there.
      greeting: service === null ? "" : inLanguage(service, "greeting", language),
    },
    shop: { id: shop.id, name: inLanguage(shop, "name", language), logo: images.of(shop.logo) },
  };
}
