import { lazyModule, rootRoute, type SearchListSearch, to, useQueryData } from "@plaza/routing";
import { useMatches, useNavigate } from "@tanstack/react-router";
import type { ComponentType, ReactElement } from "react";
import { EmptySearch } from "../list/empty-search.tsx";
import { defaultSort, type ListKind, listKind, listType } from "../list/list-kinds.ts";
import { type RenderListLink, hotListLink, searchLink } from "../list/list-links.tsx";
import { listQuery, searchedText, sortOf } from "../list/list-query.ts";
import { useSupportedSearch } from "../list/filters.ts";
import { hotListRoute, listRoute } from "../routes.ts";
import type { ListKindControlsProps } from "./list-controls.ts";
import { ListEnd } from "./list-end.tsx";
import { ListHead } from "./list-head.tsx";

const loader = lazyModule(() => import("../list/list-loader.ts"));

/** Of the search, the hot list or the new arrivals. */
export function SearchControls({ Part }: ListKindControlsProps): ReactElement {
  const kind = listKind(listRoute.useParams().type) ?? "search";
  const navigate = useNavigate();
  return (
    <KindControls
      Part={Part}
      kind={kind}
      search={listRoute.useSearch()}
      link={searchLink(kind)}
      go={(search, replace = false) => navigate({ ...to.list(search, listType(kind)), resetScroll: false, replace })}
    />
  );
}

/** Of the hot list at its own address. */
export function HotListControls({ Part }: ListKindControlsProps): ReactElement {
  const navigate = useNavigate();
  return (
    <KindControls
      Part={Part}
      kind="hot"
      search={hotListRoute.useSearch()}
      link={hotListLink}
      go={(search, replace = false) => navigate({ ...to.hotList(search), resetScroll: false, replace })}
    />
  );
}

interface KindControlsProps extends ListKindControlsProps {
  readonly kind: ListKind;
  readonly search: SearchListSearch;
  readonly link: RenderListLink<SearchListSearch>;
  readonly go: (search: SearchListSearch, replace?: boolean) => Promise<void>;
}

function KindControls({ Part, kind, search: asked, link, go }: KindControlsProps): ReactElement {
  const { api } = rootRoute.useRouteContext();
  const search = useSupportedSearch(asked);
  const data = useQueryData(listQuery(api, kind, search));
  return (
    <Part
      // Another list has other values in front.
      key={`${kind} ${search.name} ${search.literal}`}
      list={searchedText(search)}
      result={data}
      search={search}
      sort={sortOf(kind, search)}
      defaultSort={defaultSort(kind)}
      link={link}
      go={go}
      loader={loader}
      empty={
        <EmptySearch
          {...(search.name !== undefined && { text: search.name })}
          {...(data?.meaning !== undefined && { meaning: data.meaning })}
        />
      }
    />
  );
}

/** By the address of the list. */
const kinds: Readonly<Record<string, ComponentType<ListKindControlsProps>>> = {
  [to.list.path]: SearchControls,
  [to.hotList.path]: HotListControls,
};

function Shown(props: ListKindControlsProps): ReactElement | null {
  const path: string = useMatches().at(-1)?.fullPath ?? "";
  const Kind = kinds[path];
  return Kind === undefined ? null : <Kind {...props} />;
}

export function AboveProducts(): ReactElement {
  return <Shown Part={ListHead} />;
}

export function BelowProducts(): ReactElement {
  return <Shown Part={ListEnd} />;
}
