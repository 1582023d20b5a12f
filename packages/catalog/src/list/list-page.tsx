import type { ReactElement } from "react";
import { hotListRoute, listRoute } from "../routes.ts";
import { listKind } from "./list-kind.ts";
import { ListScreen } from "./list-screen.tsx";

// Two addresses of one screen, in one chunk.

/** The search; with a type in the path the hot list or the new arrivals. */
export function ListPage(): ReactElement {
  const { type } = listRoute.useParams();
  return <ListScreen kind={listKind(type) ?? "search"} search={listRoute.useSearch()} />;
}

/** The hot list at its own address. */
export function HotListPage(): ReactElement {
  return <ListScreen kind="hot" search={hotListRoute.useSearch()} />;
}
