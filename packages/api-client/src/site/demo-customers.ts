import { getCall } from "../call.ts";
import { minute } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { type Decoder, record, usableRows } from "../wire/decode.ts";
import { text } from "../wire/scalars.ts";

/** Whom a visitor may try a demo as. */
export interface DemoCustomer {
  readonly mobile: string;
  readonly nickname: string;
  readonly password: string;
}

const demoCustomer: Decoder<DemoCustomer> = record((field) => ({
  mobile: field("mobile", text),
  nickname: field("nickname", text),
  password: field("password", text),
}));

/**
 * None wherever real customers log in: only a demo has a public password. Apart from the site's configuration, which
 * every page loads, because only the login shows them.
 */
export const fetchDemoCustomers = getCall("index/config", {
  decode: record((field): readonly DemoCustomer[] => field("demo_customers", usableRows(demoCustomer))),
});

export const demoCustomersQuery = defineQuery(fetchDemoCustomers, {
  key: "demo-customers",
  freshMs: 10 * minute,
  sharedMs: minute,
});
