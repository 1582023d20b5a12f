import { DomainError } from "../../platform/http/domain-error.ts";
import type { Query } from "../../platform/http/query.ts";
import { searchKeyOf } from "../../catalogue/product-search/rules/search-key.ts";
import { type RuleContents, ruleKinds, type RuleState } from "../../platform/store/schema/search-rules.ts";
import { redirectTarget } from "./redirect-path.ts";

export const maxTextLength = 100;
const maxWords = 20;
/** More than fit on a first page are no pins. */
const maxPins = 20;
const maxProducts = 100;
const minPercent = 50;
const maxPercent = 200;
const maxTime = 5 * 365 * 24 * 60 * 60 * 1000;

/** A rule that somebody wants; whether there is what it names is checked when it is saved. */
export type WantedRule = Omit<RuleState, "isRemoved">;

/**
 * The rule of a form, for the platform or for a shop.
 *
 * @throws {DomainError} that names the field
 */
export function readRule(body: Query, shopId: number | null, now: Date): WantedRule {
  const id = body.has("category_id") ? body.id("category_id") : null;
  const text = id === null ? searchedText(body, "text") : null;
  const contents = contentsOf(body, text);
  return {
    text,
    categoryId: shopId === null ? id : null,
    shopCategoryId: shopId === null ? null : id,
    contents,
    ...periodOf(body, now),
  };
}

/** A text that can be searched for. */
function searchedText(body: Query, field: string): string {
  const text = body.text(field);
  expectSearchable(text, field);
  return text;
}

function expectSearchable(text: string, field: string): void {
  if (text === "") throw new DomainError("ruleTextNeeded", { field });
  if (Array.from(text).length > maxTextLength) throw new DomainError("ruleTextTooLong", { field });
  if (searchKeyOf(text) === "") throw new DomainError("ruleTextNeeded", { field });
}

function contentsOf(body: Query, text: string | null): RuleContents {
  const kind = ruleKinds.find((each) => each === body.text("kind"));
  switch (kind) {
    case "synonym":
      if (text === null) throw new DomainError("ruleSynonymOfCategory", { field: "kind" });
      return { kind, words: wordsOf(body, text), isTwoWay: body.flag("is_two_way") === true };
    case "pin":
      return { kind, productIds: productsOf(body, maxPins) };
    case "hide":
      return { kind, productIds: productsOf(body, maxProducts) };
    case "boost": {
      const percent = body.integer("percent") ?? 0;
      if (percent < minPercent || percent > maxPercent || percent === 100)
        throw new DomainError("rulePercentWrong", { field: "percent" });
      return { kind, productIds: productsOf(body, maxProducts), percent };
    }
    case "redirect": {
      const path = body.text("path");
      const target = redirectTarget(path);
      // What has rules of its own could lead back.
      const couldLeadBack = text === null && (target?.kind === "category" || target?.kind === "shop");
      if (target === null || couldLeadBack) throw new DomainError("rulePathWrong", { field: "path" });
      return { kind, path };
    }
    case undefined:
      throw new DomainError("parameterWrong", { parameter: "kind" });
    default:
      return kind satisfies never;
  }
}

function wordsOf(body: Query, text: string): readonly string[] {
  const sent = body.json("words");
  const words = Array.isArray(sent) ? sent.filter((word) => typeof word === "string") : [];
  const own = searchKeyOf(text);
  const byKey = new Map(words.map((word) => [searchKeyOf(word), word.trim()]));
  if (words.length > 2 * maxWords || byKey.size === 0 || byKey.size > maxWords || byKey.has(own))
    throw new DomainError("ruleWordsWrong", { field: "words" });
  for (const word of byKey.values()) expectSearchable(word, "words");
  return [...byKey.values()];
}

function productsOf(body: Query, most: number): readonly number[] {
  const ids = body.ids("product_ids");
  if (ids.length === 0) throw new DomainError("ruleProductsNeeded", { field: "product_ids" });
  if (ids.length > most) throw new DomainError("ruleProductsTooMany", { field: "product_ids" });
  return ids;
}

/** From now on where no beginning is named, for good where no end is. */
function periodOf(body: Query, now: Date): Pick<RuleState, "validFrom" | "validUntil"> {
  const from = body.text("valid_from") === "" ? now : momentOf(body, "valid_from");
  const until = body.text("valid_until") === "" ? null : momentOf(body, "valid_until");
  const isFar = (moment: Date): boolean => Math.abs(moment.getTime() - now.getTime()) > maxTime;
  if (isFar(from)) throw new DomainError("rulePeriodWrong", { field: "valid_from" });
  if (until !== null && (until <= from || until <= now || isFar(until)))
    throw new DomainError("rulePeriodWrong", { field: "valid_until" });
  return { validFrom: from.toISOString(), validUntil: until?.toISOString() ?? null };
}

function momentOf(body: Query, field: string): Date {
  const moment = body.instant(field);
  if (moment === null) throw new DomainError("rulePeriodWrong", { field });
  return moment;
}
