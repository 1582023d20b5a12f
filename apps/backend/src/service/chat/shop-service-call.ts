import type { CallContext } from "../../platform/http/call.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { inLanguage } from "../../platform/store/language.ts";
import { shopServices } from "../../platform/store/schema/chat.ts";
import { shops } from "../../platform/store/schema/merchants.ts";
import { and, eq, isNull } from "../../platform/store/sql.ts";
import { readServiceContact } from "./service-contact.ts";

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
    },
    shop: { id: shop.id, name: inLanguage(shop, "name", language), logo: images.of(shop.logo) },
  };
}
