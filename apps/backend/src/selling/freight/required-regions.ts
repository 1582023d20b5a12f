import { isTodaysCode } from "../../identity/addresses/regions.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { Query } from "../../platform/http/query.ts";

/** More than anybody chooses one by one. */
const maxRegions = 1000;

/**
 * Codes of provinces, cities and districts; none at all is fine. Nothing is left out: of a list without its codes the rest, or
 * nothing, would mean another place.
 *
 * @param field as the answer names it
 * @throws {DomainError} for what is no list, for too many, and for a code that today's divisions do not have
 */
export function requiredRegions(query: Query, name: string, field = name): readonly number[] {
  const sent: unknown = query.has(name) ? query.json(name) : [];
  if (!Array.isArray(sent)) throw new DomainError("freightRegionUnknown", { field });
  if (sent.length > maxRegions)
    throw new DomainError("freightRegionsTooMany", { field, parameter: String(maxRegions) });
  const ids = sent.filter((each): each is number => typeof each === "number" && isTodaysCode(each));
  if (ids.length < sent.length) throw new DomainError("freightRegionUnknown", { field });
  return [...new Set(ids)];
}
