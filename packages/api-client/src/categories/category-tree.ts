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

export const categories: Decoder<readonly Category[]> = list(category);

export const fetchCategoryTree = getCall("pc/category", { decode: categories });

export const categoryTreeQuery = defineQuery(fetchCategoryTree, {
  key: "category-tree",
  freshMs: 10 * minute,
  sharedMs: minute,
});
