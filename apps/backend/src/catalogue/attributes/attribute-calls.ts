import type { AgentContext } from "../../platform/http/agent-call.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { plainText } from "../../platform/http/plain-entry.ts";
import type { Query } from "../../platform/http/query.ts";
import { readTexts } from "../../platform/http/read-texts.ts";
import { Reply } from "../../platform/http/reply.ts";
import { optionalId, requiredId } from "../../platform/http/required-id.ts";
import { seenRevision } from "../../platform/http/seen-revision.ts";
import { inLanguage } from "../../platform/store/language.ts";
import { byLanguage, storedText } from "../../platform/store/language-texts.ts";
import { retriedTransaction } from "../../platform/store/retried-transaction.ts";
import { optionMeanings } from "../../platform/store/schema/product-index.ts";
import { inArray } from "../../platform/store/sql.ts";
import { flag } from "../../platform/wire/scalars.ts";
import { readCategoryTree } from "../categories/category-tree.ts";
import { adoptMeaning } from "./adopt-meaning.ts";
import { namesOf, readAttributeRows } from "./attribute-rows.ts";
import { holderOf, type Wording } from "./attribute-words.ts";
import { addAttribute, changeAttribute, moveAttribute, removeAttribute } from "./save-attribute.ts";
import { addValue, changeValue, mergeValue, removeValue } from "./save-value.ts";

/** Options and values of files of products have as much. */
const maxWordLength = 100;
const maxSynonyms = 100;

/** `attributes/list`: all of them in their order, with how many products that shoppers see have each value. */
export async function handleAttributes({ db, productSearch, language, now }: AgentContext) {
  const rows = await readAttributeRows(db);
  const tree = await readCategoryTree(db);
  const use = await productSearch.optionUse({ page: { size: 0, offset: 0 }, now: now() });
  const products = new Map(use.values.map(({ id, count }) => [id, count]));
  return rows.map((row) => ({
    id: row.id,
    revision: row.revision,
    name: namesOf(row),
    synonyms: row.synonyms,
    is_everywhere: flag(row.categoryIds === null),
    categories: (row.categoryIds ?? []).flatMap((id) => {
      const category = tree.find(id);
      return category === undefined ? [] : [{ id, name: inLanguage(category, "name", language) }];
    }),
    values: row.values.map((value) => ({
      id: value.id,
      name: namesOf(value),
      synonyms: value.synonyms,
      products: products.get(value.id) ?? 0,
    })),
  }));
}

/** `attributes/proposed`: what merchants have written as options and no attribute holds, what most products have first. */
export async function handleProposed({ db, productSearch, query, now }: AgentContext) {
  const page = query.page();
  const { unclaimed, unclaimedTotal } = await productSearch.optionUse({ page, now: now() });
  const ids = unclaimed.map(({ id }) => id);
  const rows = await db.select().from(optionMeanings).where(inArray(optionMeanings.id, ids));
  const meanings = new Map(rows.map((row) => [row.id, row]));
  const attributes = await readAttributeRows(db);
  return {
    list: unclaimed.flatMap(({ id, count }) => {
      const meaning = meanings.get(id);
      if (meaning === undefined) return [];
      const option = byLanguage(storedText(meaning, "option"));
      const words = [meaning.option, ...Object.values(option)];
      const holder = words.map((word) => holderOf(attributes, word)).find((each) => each !== undefined);
      return [
        {
          id,
          option,
          value: byLanguage(storedText(meaning, "value")),
          products: count,
          // Whose option it is already, so that its value alone is missing; 0: nobody's.
          attribute_id: holder?.id ?? 0,
        },
      ];
    }),
    count: unclaimedTotal,
    page_no: page.number,
    page_size: page.size,
  };
}

/** `attributes/save`: a new one behind all others, or what one is called and where it holds. */
export async function handleSaveAttribute({ db, body, language }: AgentContext) {
  const isEverywhere = body.flag("is_everywhere") ?? true;
  const content = { ...readWording(body), categoryIds: isEverywhere ? null : body.ids("category_ids") };
  const seen = body.text("id") === "" ? null : seenRevision(body);
  const id = await retriedTransaction(db, async (tx) => {
    if (seen === null) return (await addAttribute(tx, content, language)).id;
    await changeAttribute(tx, seen, content, language);
    return seen.id;
  });
  return new Reply({ id }, { key: "attributeSaved" });
}

/** `attributes/move`: in front of another one, or behind all of them. */
export async function handleMoveAttribute({ db, body }: AgentContext) {
  const seen = seenRevision(body);
  const beforeId = optionalId(body, "before_id");
  await retriedTransaction(db, (tx) => moveAttribute(tx, seen, beforeId));
  return new Reply([], { key: "attributeMoved" });
}

/** `attributes/remove`: with its values. */
export async function handleRemoveAttribute({ db, body }: AgentContext) {
  const seen = seenRevision(body);
  await retriedTransaction(db, (tx) => removeAttribute(tx, seen));
  return new Reply([], { key: "attributeRemoved" });
}

/** `attributes/save_value`: a new one of an attribute, or what one is called. */
export async function handleSaveValue({ db, body, language }: AgentContext) {
  const seen = seenRevision(body);
  const valueId = optionalId(body, "value_id");
  const wording = readWording(body);
  const id = await retriedTransaction(db, async (tx) => {
    if (valueId === null) return addValue(tx, seen, wording, language);
    await changeValue(tx, seen, valueId, wording, language);
    return valueId;
  });
  return new Reply({ id }, { key: "attributeValueSaved" });
}

/** `attributes/merge_value`: into `target_id` of the same attribute. */
export async function handleMergeValue({ db, body }: AgentContext) {
  const seen = seenRevision(body);
  const merge = { valueId: requiredId(body, "value_id"), targetId: requiredId(body, "target_id") };
  await retriedTransaction(db, (tx) => mergeValue(tx, seen, merge));
  return new Reply([], { key: "attributeValueMerged" });
}

/** `attributes/remove_value` */
export async function handleRemoveValue({ db, body }: AgentContext) {
  const seen = seenRevision(body);
  const valueId = requiredId(body, "value_id");
  await retriedTransaction(db, (tx) => removeValue(tx, seen, valueId));
  return new Reply([], { key: "attributeValueRemoved" });
}

/** `attributes/adopt`: what was proposed, as part of an attribute (`id`) and of a value of it (`value_id`), or of new ones. */
export async function handleAdopt({ db, body, language }: AgentContext) {
  const meaningId = requiredId(body, "meaning_id");
  const attribute = body.text("id") === "" ? null : seenRevision(body);
  const valueId = attribute === null ? null : optionalId(body, "value_id");
  await retriedTransaction(db, (tx) => adoptMeaning(tx, { meaningId, attribute, valueId }, language));
  return new Reply([], { key: "optionWordsAdopted" });
}

function readWording(body: Query): Wording {
  const sent = body.json("synonyms");
  const synonyms = (Array.isArray(sent) ? sent : []).flatMap((each: unknown) => {
    const word = typeof each === "string" ? plainText(each).replaceAll(/\s+/g, " ") : "";
    return word === "" ? [] : [word];
  });
  const field = "synonyms";
  if (synonyms.length > maxSynonyms)
    throw new DomainError("synonymsTooMany", { field, parameter: String(maxSynonyms) });
  if (synonyms.some((word) => Array.from(word).length > maxWordLength))
    throw new DomainError("textsTooLong", { field, parameter: String(maxWordLength) });
  return { name: readTexts(body, "name", maxWordLength), synonyms };
}
