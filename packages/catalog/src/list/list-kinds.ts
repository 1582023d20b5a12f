import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ProductSort } from "@plaza/api-client";

/** The lists of products that have an address of their own. */
export type ListKind = "hot" | "new" | "search";

interface ListKindEntry {
  /** The path's optional type. */
  readonly type: "1" | "2" | undefined;
  readonly defaultSort: ProductSort;
  readonly title: MessageDescriptor;
}

const listKinds: Readonly<Record<ListKind, ListKindEntry>> = {
  hot: { type: "1", defaultSort: "sales", title: msg`Hot list` },
  new: { type: "2", defaultSort: "newest", title: msg`New arrivals` },
  search: { type: undefined, defaultSort: "relevance", title: msg`All products` },
};

/** Null where the path names a list that does not exist. */
export function listKind(type: string | undefined): ListKind | null {
  if (type === undefined || type === "") return "search";
  if (type === "1") return "hot";
  return type === "2" ? "new" : null;
}

/** The hot list's own address takes the type 1 or none; any other is not found. */
export function isHotListType(type: string | undefined): boolean {
  return type === undefined || type === "" || type === "1";
}

/** The type that the address of a list has. */
export function listType(kind: ListKind): "1" | "2" | undefined {
  return listKinds[kind].type;
}

export function defaultSort(kind: ListKind): ProductSort {
  return listKinds[kind].defaultSort;
}

/** The heading of a list, also its document's title. */
export function listTitle(i18n: I18n, kind: ListKind | null, name: string | undefined): string {
  const title = i18n._(listKinds[kind ?? "search"].title);
  if (name === undefined) return title;
  return i18n._(kind === "search" ? msg`Results for “${name}”` : msg`${title}: “${name}”`);
}
