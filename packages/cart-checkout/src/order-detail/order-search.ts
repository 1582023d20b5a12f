import { positive } from "../shared/positive.ts";

/** What the URL of an order says: which one. */
export interface OrderSearch {
  readonly id?: number | undefined;
}

/** Undefined for what is not given: the router lays the result over the raw query, whose garbage would show through. */
export function orderSearch({ id }: Record<string, unknown>): OrderSearch {
  return { id: positive(id) };
}
