import type { Call, CountedCall } from "./call.ts";
import type { Query } from "./query.ts";

/** A call that each network may make only so often. Requests that `isDear` says no to are not counted. */
export function countedAs(kind: CountedCall, call: Call, isDear: (query: Query) => boolean = () => true): Call {
  return { ...call, countedAs: (query) => (isDear(query) ? kind : null) };
}
