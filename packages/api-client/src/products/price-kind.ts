/** Which price is charged now: the regular one, that of a running flash sale, or the customer's as a member. */
export type PriceKind = "regular" | "flash" | "member";
