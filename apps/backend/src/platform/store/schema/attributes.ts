import type { Translations } from "../language.ts";
import { index, integer, jsonb, pgTable, sql, text } from "../sql.ts";

/**
 * What operators let shoppers narrow lists down by: colour, size. Options of products that are called like one of these,
 * in whatever language, are counted as it.
 */
export const attributes = pgTable("attributes", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  name: text().notNull(),
  translations: jsonb().$type<Translations<"name">>().notNull().default({}),
  /** What merchants call it besides; no two attributes have a word in common. */
  synonyms: text().array().notNull().default([]),
  /** Where it holds: in these categories and all below them; null: everywhere. */
  categoryIds: integer("category_ids").array(),
  position: integer().notNull().default(0),
  /** Counts changes, those of its values too: who changes it names the one that they have read. */
  revision: integer().notNull().default(1),
});

/**
 * The values of attributes. Their ids are of the same sequence as those of `option_meanings`, so that an address may name
 * either.
 */
export const attributeValues = pgTable(
  "attribute_values",
  {
    id: integer()
      .primaryKey()
      .default(sql`nextval('option_meanings_id_seq')`),
    attributeId: integer("attribute_id")
      .notNull()
      .references(() => attributes.id, { onDelete: "cascade" }),
    name: text().notNull(),
    translations: jsonb().$type<Translations<"name">>().notNull().default({}),
    /** What merchants call it besides; no two values of an attribute have a word in common. */
    synonyms: text().array().notNull().default([]),
    /** Of values that were merged into it: addresses still name them. */
    mergedIds: integer("merged_ids").array().notNull().default([]),
  },
  (value) => [index("attribute_values_attribute").on(value.attributeId)],
);
