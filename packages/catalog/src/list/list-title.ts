import { msg } from "@lingui/core/macro";
import type { I18n } from "@lingui/core";
import type { ListKind } from "./list-kind.ts";

const titles = { hot: msg`Hot list`, new: msg`New arrivals`, search: msg`All products` };

/** The heading of a list, also its document's title. */
export function listTitle(i18n: I18n, kind: ListKind | null, name: string | undefined): string {
  const title = i18n._(titles[kind ?? "search"]);
  if (name === undefined) return title;
  return i18n._(kind === "search" ? msg`Results for “${name}”` : msg`${title}: “${name}”`);
}
