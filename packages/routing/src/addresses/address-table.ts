import type * as to from "./to.ts";

/** The table as a whole; one of its addresses is `Addresses["product"]`. */
export type Addresses = typeof to;
export type AddressName = keyof Addresses;
/** A link that the table makes. */
export type AnyAddressLink = ReturnType<Addresses[AddressName]>;
