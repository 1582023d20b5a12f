import { languages } from "../../../platform/store/language.ts";
import type { ImportedOption } from "../imported-product.ts";
import { namingOrder, type WrittenTexts } from "../../../platform/store/language-texts.ts";
import { limits } from "../limits.ts";
import type { Complain } from "../problem.ts";
import { textsOf } from "./check-text.ts";
import { isRecord } from "./check-text.ts";
import { sentence } from "../sentence.ts";

const rule = { most: limits.option };

export function optionsOf(value: unknown, complain: Complain): readonly ImportedOption[] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) {
    complain("options", sentence("notAList"));
    return [];
  }
  if (value.length > limits.options) {
    complain("options", sentence("tooMany", { most: limits.options }));
    return [];
  }
  return value.map((option: unknown, index) => optionOf(option, `options[${index}]`, complain));
}

function optionOf(value: unknown, field: string, complain: Complain): ImportedOption {
  if (!isRecord(value)) {
    complain(field, sentence("optionNotAnObject"));
    return { name: {}, values: [] };
  }
  const name = textsOf(value["name"], `${field}.name`, rule, complain) ?? {};
  if (Object.keys(name).length === 0) complain(`${field}.name`, sentence("missing"));
  return { name, values: valuesOf(value["values"], `${field}.values`, complain) };
}

function valuesOf(value: unknown, field: string, complain: Complain): readonly WrittenTexts[] {
  if (!Array.isArray(value) || value.length === 0 || value.length > limits.skus) {
    complain(field, sentence("valuesNotAList", { most: limits.skus }));
    return [];
  }
  const values = value.map((each: unknown, index) => {
    const texts = textsOf(each, `${field}[${index}]`, rule, complain) ?? {};
    if (Object.keys(texts).length === 0) complain(`${field}[${index}]`, sentence("missing"));
    return texts;
  });
  for (const language of languages) {
    const known = values.flatMap((texts) => texts[language] ?? []);
    if (new Set(known).size < known.length) complain(field, sentence("valuesTwice", { language }));
  }
  return values;
}

/** The index of the value that has this text in some language; -1: there is none. */
export function valueIndexOf({ values }: ImportedOption, text: string): number {
  for (const language of namingOrder) {
    const index = values.findIndex((texts) => texts[language] === text);
    if (index !== -1) return index;
  }
  return -1;
}
