import { queries } from "./definitions.ts";

/** Prints every query: what its keys begin with, how long its answers stay fresh, and what makes them stale. */
const rows = queries
  .toSorted((one, other) => one.key.localeCompare(other.key))
  .map(({ key, call, freshMs, sharedMs = 0, staleAfter = [] }) => [
    key,
    {
      call: call.path,
      "fresh in the browser, s": freshMs / 1000,
      "shared on the server, s": sharedMs / 1000,
      "stale after": staleAfter.join(", "),
    },
  ]);
console.table(Object.fromEntries(rows));
