import { readSettings } from "../../platform/settings/read-settings.ts";
import type { Executor } from "../../platform/store/database.ts";
import type { ReaderLanguage } from "../../platform/store/language.ts";
import { shopServices } from "../../platform/store/schema/chat.ts";
import { shops } from "../../platform/store/schema/merchants.ts";
import { eq } from "../../platform/store/sql.ts";
import type { ChatShopId } from "./chat-shop-id.ts";
import { serviceSettings } from "./chat-settings.ts";

interface ServiceContact {
  readonly phone: string;
  /** When people answer, in words. */
  readonly hours: string;
}

/**
 * How people are reached without a chat, and when; "" where it is not stated. A shop's hours are its own: what the platform
 * says of itself promises nothing for a shop.
 */
export async function readServiceContact(
  db: Executor,
  shopId: ChatShopId,
  language: ReaderLanguage,
): Promise<ServiceContact> {
  if (shopId === null) {
    const { servicePhone, serviceHours } = await readSettings(db, serviceSettings, language);
    return { phone: servicePhone, hours: serviceHours };
  }
  const [found] = await db
    .select({ shop: shops, service: shopServices })
    .from(shops)
    .leftJoin(shopServices, eq(shopServices.shopId, shops.id))
    .where(eq(shops.id, shopId));
  return { phone: found?.service?.phone || (found?.shop.phone ?? ""), hours: found?.service?.hours ?? "" };
}
