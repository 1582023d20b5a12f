import { makesAnotherPage } from "../../document/canonical.ts";

export interface Location {
  readonly pathname: string;
  readonly search: Readonly<Record<string, unknown>>;
}

/** What a navigation leads to: another page, another part of a list, or the page that was there already. */
export type NavigationKind = "page" | "list-part" | "same";

/** The query keys by which lists are turned. */
const turning = new Set(["page", "reviewPage"]);

/** `type` names a tab among a customer's own lists, and elsewhere another text. */
function isTab(key: string, { pathname }: Location): boolean {
  return key === "type" && pathname.startsWith("/user/");
}

/**
 * A tab, an order, a page size or a variant is the same page. So is another order that begins with its first part again:
 * only a list that is turned and otherwise the same shows another part.
 */
export function navigationKind(from: Location | undefined, to: Location): NavigationKind {
  if (from === undefined) return "same";
  if (from.pathname !== to.pathname) return "page";
  const keys = [...new Set([...Object.keys(from.search), ...Object.keys(to.search)])];
  const changed = keys.filter((key) => from.search[key] !== to.search[key]);
  if (changed.length > 0 && changed.every((key) => turning.has(key))) return "list-part";
  const isPage = changed.some((key) => makesAnotherPage(key) && !turning.has(key) && !isTab(key, to));
  return isPage ? "page" : "same";
}

/** The part of the list that an address shows. */
export function listPart({ search }: Pick<Location, "search">): number {
  return Number(search["reviewPage"] ?? search["page"] ?? 1);
}
