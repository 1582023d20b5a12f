import { getCall } from "../call.ts";
import { minute } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { type Decoder, record } from "../wire/decode.ts";
import { image } from "../wire/image-url.ts";
import { text, id } from "../wire/scalars.ts";

/** How people are reached without a conversation; empty, or null, where nobody has said. */
export interface CustomerService {
  readonly phone: string;
  readonly hours: string;
  /** The name of an account. */
  readonly wechat: string;
  /** A code that leads to somebody when it is scanned. */
  readonly image: string | null;
  /** What it says to who finds nobody there; few platforms let it. */
  readonly greeting: string;
}

const customerService: Decoder<CustomerService> = record((field) => ({
  phone: field("phone", text),
  hours: field("business_time", text),
  wechat: field("wechat", text),
  image: field("image", image),
  greeting: field("greeting", text),
}));

/** The platform's own people. */
export const fetchCustomerService = getCall("setting/getPlatformCustomerService", { decode: customerService });

export const customerServiceQuery = defineQuery(fetchCustomerService, {
  key: "customer-service",
  freshMs: 10 * minute,
  sharedMs: minute,
});

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
