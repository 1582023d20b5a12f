import { getCall } from "../call.ts";
import { minute } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { type Decoder, record } from "../wire/decode.ts";
import { image } from "../wire/image-url.ts";
import { text } from "../wire/scalars.ts";

/** How people are reached without a conversation; empty, or null, where nobody has said. */
export interface CustomerService {
  readonly phone: string;
  readonly hours: string;
  /** The name of an account. */
  readonly wechat: string;
  /** A code that leads to somebody when it is scanned. */
  readonly image: string | null;
}

export const customerService: Decoder<CustomerService> = record((field) => ({
  phone: field("phone", text),
  hours: field("business_time", text),
  wechat: field("wechat", text),
  image: field("image", image),
}));

/** The platform's own people. */
export const fetchCustomerService = getCall("setting/getPlatformCustomerService", { decode: customerService });

export const customerServiceQuery = defineQuery(fetchCustomerService, {
  key: "customer-service",
  freshMs: 10 * minute,
  sharedMs: minute,
});
