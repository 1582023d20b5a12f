import type { CallContext } from "../../platform/http/call.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { Query } from "../../platform/http/query.ts";
import { dayTime } from "../../platform/wire/time.ts";
import { countableText } from "./countable-text.ts";

/** What stands further down counts as this. */
const maxPosition = 1000;

/**
 * `goods/searched` (the extension `search_counts`): a shopper has searched for a text (`what=search`, with the `total` that was
 * found, and in `after` what was searched before), opened a product of it (`click`, with its `place`), or put one into the cart
 * (`cart`). Lists are shared, so only a browser knows. A text that may be somebody's counts nowhere, and each of these counts once a
 * day and network; neither is said to who asks.
 */
export async function handleSearched({ body, language: { wanted: language }, address, now, ...services }: CallContext) {
  const { countedSearches, dailyVisits } = services;
  const report = readReport(body);
  const text = countableText(body.text("text"));
  if (text === null) return [];
  const searched = { day: dayTime(now()).date, language, text };
  const isFirst = (...what: readonly string[]) =>
    dailyVisits.isFirst(address, JSON.stringify([language, text, ...what]));
  if (await isFirst(report.what)) {
    if (report.what === "search") countedSearches.search(searched, report.total);
    else if (report.what === "click") countedSearches.click(searched, report.position);
    else countedSearches.cart(searched);
  }
  if (report.what !== "search") return [];
  const before = countableText(body.text("after"));
  if (before !== null && before !== text && (await isFirst("after", before)))
    countedSearches.refinement({ ...searched, text: before }, text);
  return [];
}

type Report =
  | { readonly what: "search"; readonly total: number }
  | { readonly what: "click"; readonly position: number }
  | { readonly what: "cart" };

function readReport(body: Query): Report {
  const what = body.text("what");
  if (what === "search") return { what, total: atLeast(0, body, "total") };
  if (what === "click") return { what, position: Math.min(atLeast(1, body, "place"), maxPosition) };
  if (what === "cart") return { what };
  throw new DomainError("parameterWrong", { parameter: "what" });
}

function atLeast(least: number, body: Query, name: string): number {
  const number = body.integer(name);
  if (number === null || number < least) throw new DomainError("parameterWrong", { parameter: name });
  return number;
}
