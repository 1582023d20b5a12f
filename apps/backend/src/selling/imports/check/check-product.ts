import type { ImportedProduct } from "../imported-product.ts";
import { limits } from "../limits.ts";
import type { Complain } from "../problem.ts";
import type { RawProduct } from "../read/source-product.ts";
import { objectionToHtml } from "./check-description.ts";
import { optionsOf } from "./check-options.ts";
import { skusOf } from "./check-skus.ts";
import { textOf, textsOf } from "./check-text.ts";
import { plainText } from "../../../platform/http/plain-entry.ts";
import { sentence } from "../sentence.ts";
import { complainOfUnknown } from "./check-text.ts";

const fields = [
  "number",
  "name",
  "tagline",
  "description",
  "category",
  "brand",
  "shop_category",
  "on_shelf",
  "options",
  "skus",
  "images",
] as const;

/** The product that a file means; what is wrong with it is complained of, and then it is nothing to be written. */
export function checkProduct(raw: RawProduct, complain: Complain): ImportedProduct {
  complainOfUnknown(raw, fields, complain);
  const text = (field: (typeof fields)[number], most: number) =>
    textOf(raw[field], { most }, (problem) => complain(field, problem));
  const required = (field: (typeof fields)[number], found: string | null | undefined): string => {
    if (found === undefined || (found === null && isNothing(raw[field]))) complain(field, sentence("missing"));
    return found ?? "";
  };
  const name = textsOf(raw["name"], "name", { most: limits.name }, complain) ?? {};
  if (Object.keys(name).length === 0) complain("name", sentence("missingInAll"));
  const options = optionsOf(raw["options"], complain);
  return {
    number: required("number", text("number", limits.number)),
    name,
    tagline: textsOf(raw["tagline"], "tagline", { most: limits.tagline }, complain),
    description: descriptionOf(raw["description"], complain),
    category: categoryOf(raw["category"], complain),
    brand: text("brand", limits.brand),
    shopCategory: text("shop_category", limits.category),
    isListed: isListedOf(raw["on_shelf"], complain),
    options,
    skus: skusOf(raw["skus"], options, complain),
    images: imagesOf(raw["images"], complain),
  };
}

function isNothing(value: unknown): boolean {
  return value === null || (typeof value === "string" && plainText(value) === "");
}

function descriptionOf(value: unknown, complain: Complain): ImportedProduct["description"] {
  const texts = textsOf(value, "description", { most: limits.description, hasLines: true }, complain);
  for (const [language, html] of Object.entries(texts ?? {})) {
    const objection = objectionToHtml(html);
    if (objection !== null) complain(`description.${language}`, objection);
  }
  return texts;
}

/** Names from the first level on, as a list or in one text. */
function categoryOf(value: unknown, complain: Complain): string {
  const isList = Array.isArray(value) && value.length <= 3 && value.every((name) => typeof name === "string");
  const joined = isList ? value.map((name) => name.trim()).join(" > ") : value;
  const category = textOf(joined, { most: limits.category }, (problem) => complain("category", problem));
  if (category === undefined || (category === null && isNothing(joined))) complain("category", sentence("missing"));
  return category ?? "";
}

function isListedOf(value: unknown, complain: Complain): boolean | undefined {
  if (value === undefined || value === null || value === "") return undefined;
  const word = typeof value === "string" ? value.trim().toLowerCase() : value;
  if (word === true || word === "true" || word === "yes" || word === "1") return true;
  if (word === false || word === "false" || word === "no" || word === "0") return false;
  complain("on_shelf", sentence("notTrueOrFalse"));
  return undefined;
}

function imagesOf(value: unknown, complain: Complain): readonly string[] | undefined {
  if (value === undefined) return undefined;
  if (value === null) return [];
  if (!Array.isArray(value) || value.length > limits.images) {
    complain("images", sentence("imagesNotAList", { most: limits.images }));
    return [];
  }
  const images = value.flatMap((image: unknown, index) => {
    const field = `images[${index}]`;
    const found = textOf(image, { most: limits.image }, (problem) => complain(field, problem));
    if (found === null && isNothing(image)) complain(field, sentence("missing"));
    return found ?? [];
  });
  return [...new Set(images)];
}
