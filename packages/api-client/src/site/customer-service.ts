import { getCall } from "../call.ts";
import { minute } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { type Decoder, record } from "../wire/decode.ts";
import { text } from "../wire/scalars.ts";

/** How the platform's own people are reached; empty where the operator has not said. */
export interface CustomerService {
  readonly phone: string;
  readonly hours: string;
}

const customerService: Decoder<CustomerService> = record((field) => ({
  phone: field("phone", text),
  hours: field("business_time", text),
}));

export const fetchCustomerService = getCall("setting/getPlatformCustomerService", { decode: customerService });

export const customerServiceQuery = defineQuery(fetchCustomerService, {
  key: "customer-service",
  freshMs: 10 * minute,
  sharedMs: minute,
});
