import { getCall } from "../call.ts";
import { minute } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { type Decoder, list, record } from "../wire/decode.ts";
import { image } from "../wire/image-url.ts";
import { id, text } from "../wire/scalars.ts";

/** A node of the platform's category tree, three levels deep. */
export interface Category {
  readonly id: number;
  readonly name: string;
  readonly image: string | null;
  readonly children: readonly Category[];
}

const category: Decoder<Category> = record((field) => ({
  id: field("id", id),
  name: field("name", text),
  image: field("image", image),
  children: field("sons", (value, context) => categories(value, context)),
}));

const categories: Decoder<readonly Category[]> = list(category);

export const fetchCategoryTree = getCall("pc/category", { decode: categories });

export const categoryTreeQuery = defineQuery(fetchCategoryTree, {
  key: "category-tree",
  freshMs: 10 * minute,
  sharedMs: minute,
});

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
