import * as face from "../src/index.ts";
import type { Call } from "../src/call.ts";
import type { PlatformQuery } from "../src/query.ts";

/** A call, whatever it takes and answers. */
export type AnyCall = Pick<Call<never, unknown>, "path" | "reading">;
export type AnyQuery = Omit<PlatformQuery<never, unknown>, never>;

export function isCall(value: unknown): value is AnyCall {
  return typeof value === "function" && "path" in value && "reading" in value;
}

export function isQuery(value: unknown): value is AnyQuery {
  return typeof value === "function" && "key" in value && "call" in value;
}

/** All calls and queries of the package, by their names on its export list. */
export const calls = Object.entries<unknown>(face).flatMap(([name, call]) => (isCall(call) ? [{ name, call }] : []));
export const queries = Object.values<unknown>(face).filter(isQuery);
