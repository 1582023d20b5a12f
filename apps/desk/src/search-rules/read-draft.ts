import type { NamedProduct, SearchRule, SearchRuleDraft, SearchRuleKind } from "@plaza/api-client/desk";
import { momentOf, momentText } from "../shared/platform-moment.ts";

/** The fields of the form, as they are written. */
export interface WrittenRule {
  readonly subject: "search" | "category";
  readonly text: string;
  /** The id of a category; "" while none is chosen. */
  readonly category: string;
  readonly kind: SearchRuleKind;
  /** One a line, or with commas between. */
  readonly words: string;
  readonly isTwoWay: boolean;
  readonly products: readonly NamedProduct[];
  readonly percent: string;
  readonly path: string;
  /** Moments where the platform is, as `YYYY-MM-DDTHH:mm`; "": from now on, and for good. */
  readonly from: string;
  readonly until: string;
}

type Problem = "missing" | "words" | "products" | "tooMany" | "path" | "order";
export type RuleProblems = Partial<Readonly<Record<keyof WrittenRule, Problem>>>;

const maxWords = 20;
const maxPins = 20;
const maxProducts = 100;

export const nothingWritten: WrittenRule = {
  subject: "search",
  text: "",
  category: "",
  kind: "pin",
  words: "",
  isTwoWay: false,
  products: [],
  percent: "150",
  path: "",
  from: "",
  until: "",
};

/** A rule as the form shows it. */
export function writtenRule(rule: SearchRule): WrittenRule {
  return {
    subject: rule.category === null ? "search" : "category",
    text: rule.text,
    category: rule.category === null ? "" : String(rule.category.id),
    kind: rule.kind,
    words: rule.words.join("\n"),
    isTwoWay: rule.isTwoWay,
    products: rule.products,
    percent: rule.kind === "boost" ? String(rule.percent) : nothingWritten.percent,
    path: rule.path,
    from: momentText(rule.validFrom),
    until: rule.validUntil === null ? "" : momentText(rule.validUntil),
  };
}

/** What is meant by the fields, or what is wrong with them. Whether there is what they name is the platform's to say. */
export function readDraft(
  written: WrittenRule,
  seen: SearchRuleDraft["seen"],
): { readonly draft: SearchRuleDraft } | { readonly problems: RuleProblems } {
  const { subject, kind, isTwoWay, products } = written;
  const [text, path] = [written.text.trim(), pathOf(written.path)];
  const words = [...new Set(written.words.split(/[\n,，、]/).map((word) => word.trim()))].filter((word) => word !== "");
  const [from, until] = [momentOf(written.from), momentOf(written.until)];
  const names = kind === "pin" || kind === "boost" || kind === "hide";
  const problems: RuleProblems = {
    ...(subject === "search" && text === "" && { text: "missing" }),
    ...(subject === "category" && written.category === "" && { category: "missing" }),
    ...(kind === "synonym" && (words.length === 0 || words.length > maxWords) && { words: "words" }),
    ...(names && products.length === 0 && { products: "products" }),
    ...(names && products.length > (kind === "pin" ? maxPins : maxProducts) && { products: "tooMany" }),
    ...(kind === "redirect" && !/^\/(?![/\\])/.test(path) && { path: "path" }),
    ...(until !== null && until <= (from ?? Date.now()) && { until: "order" }),
  };
  if (Object.keys(problems).length > 0) return { problems };
  return {
    draft: {
      seen,
      text: subject === "search" ? text : "",
      categoryId: subject === "category" ? Number(written.category) : null,
      kind,
      words: kind === "synonym" ? words : [],
      isTwoWay: kind === "synonym" && isTwoWay,
      productIds: names ? products.map(({ id }) => id) : [],
      percent: kind === "boost" ? Number(written.percent) : 100,
      path: kind === "redirect" ? path : "",
      validFrom: from,
      validUntil: until,
    },
  };
}

/** The path of a page of the shop, also where its whole address was copied. */
function pathOf(address: string): string {
  const copied = /^https?:\/\/[^/]+\/pc(?:\/#)?(\/.*)?$/.exec(address.trim());
  return copied === null ? address.trim() : (copied[1] ?? "/");
}
