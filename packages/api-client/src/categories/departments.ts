import { getCall } from "../call.ts";
import { minute } from "../duration.ts";
import { defineQuery } from "../query.ts";
import type { Decoder } from "../wire/decode.ts";
import { type Category, categories } from "./category-tree.ts";

/** A category of the first level, without what is below it. */
export type Department = Omit<Category, "children">;

const departments: Decoder<readonly Department[]> = (value, context) =>
  categories(value, context).map(({ id, name, image }) => ({ id, name, image }));

/** The platform has no call for the first level alone. */
export const fetchDepartments = getCall("pc/category", { decode: departments });

/** The part of the category tree that every page shows; the lower levels are only fetched when a menu is approached. */
export const departmentsQuery = defineQuery(fetchDepartments, {
  key: "departments",
  freshMs: 10 * minute,
  sharedMs: minute,
});
