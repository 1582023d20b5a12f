import type { ApiClient } from "../api-client.ts";
import { type Decoder, list, record } from "../wire/decode.ts";
import { picture } from "../wire/picture-url.ts";
import { id, text } from "../wire/scalars.ts";

/** A node of the platform's category tree, three levels deep. */
export interface Category {
  readonly id: number;
  readonly name: string;
  readonly picture: string | null;
  readonly children: readonly Category[];
}

/** A category of the first level, without what is below it. */
export type Department = Omit<Category, "children">;

const category: Decoder<Category> = record((field) => ({
  id: field("id", id),
  name: field("name", text),
  picture: field("image", picture),
  children: field("sons", (value, context) => categories(value, context)),
}));

const categories: Decoder<Category[]> = list(category);

export function fetchCategoryTree(api: ApiClient, signal?: AbortSignal): Promise<readonly Category[]> {
  return api.get("pc/category", {}, categories, signal);
}

/** The platform has no call for the first level alone. */
export async function fetchDepartments(api: ApiClient, signal?: AbortSignal): Promise<readonly Department[]> {
  const tree = await fetchCategoryTree(api, signal);
  return tree.map(({ id: departmentId, name, picture: shown }) => ({ id: departmentId, name, picture: shown }));
}
