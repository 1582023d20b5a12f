import { isTodaysCode } from "../../identity/addresses/regions.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { Query } from "../../platform/http/query.ts";

/**
 * Codes of provinces, cities and districts; none at all is fine.
 *
 * @param field as the answer names it
 * @throws {DomainError} for a code that today's divisions do not have
 */
export function requiredRegions(query: Query, name: string, field = name): readonly number[] {
  const ids = query.ids(name);
  if (!ids.every(isTodaysCode)) throw new DomainError("freightRegionUnknown", { field });
  return ids;
}
