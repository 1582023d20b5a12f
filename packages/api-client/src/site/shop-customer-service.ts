import { getCall } from "../call.ts";
import { minute } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { record } from "../wire/decode.ts";
import { image } from "../wire/image-url.ts";
import { id, text } from "../wire/scalars.ts";
import { type CustomerService, customerService } from "./customer-service.ts";

/** How the people of one shop are reached, and whose they are. */
export interface ShopCustomerService extends CustomerService {
  readonly shop: { readonly id: number; readonly name: string; readonly logo: string | null };
}

const shop = record((field) => ({ id: field("id", id), name: field("name", text), logo: field("logo", image) }));

export const fetchShopCustomerService = getCall("setting/getShopCustomerService", {
  query: (shopId: number) => ({ shop_id: shopId }),
  decode: record((field): ShopCustomerService => ({
    ...field("config", customerService),
    shop: field("shop", shop),
  })),
});

export const shopCustomerServiceQuery = defineQuery(fetchShopCustomerService, {
  key: "shop-customer-service",
  freshMs: 10 * minute,
  sharedMs: minute,
});
