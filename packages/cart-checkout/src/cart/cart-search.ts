/** What the URL of the cart says beyond its path. */
export interface CartSearch {
  /** Why the shopper is here: checkout had nothing that it could have checked out. */
  readonly notice?: "checkout" | undefined;
}

/** Undefined for what is not given: the router lays the result over the raw query, whose garbage would show through. */
export function cartSearch(search: Record<string, unknown>): CartSearch {
  return { notice: search["notice"] === "checkout" ? "checkout" : undefined };
}
