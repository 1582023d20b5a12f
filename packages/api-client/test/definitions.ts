import * as deskFace from "../src/desk/index.ts";
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

function callsOf(exported: Readonly<Record<string, unknown>>) {
  return Object.entries(exported).flatMap(([name, call]) => (isCall(call) ? [{ name, call }] : []));
}

/** All calls of shoppers, by their names on the export list. */
export const calls = callsOf(face);
/** Those of the desk, on the list of their own. */
export const deskCalls = callsOf(deskFace);
export const queries = [face, deskFace].flatMap((exported) => Object.values<unknown>(exported)).filter(isQuery);
