import { lazyModule, rootRoute, type SearchListSearch, to, useAnswer } from "@plaza/routing";
import { useNavigate } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { hotListLink, searchLink } from "../list/draw-list-link.tsx";
import { EmptySearch } from "../list/empty-search.tsx";
import { useKnownSearch } from "../list/known-search.ts";
import { type ListKind, listKind } from "../list/list-kind.ts";
import { listType } from "../list/list-type.ts";
import { ownSort } from "../list/own-sort.ts";
import type { DrawListLink } from "../list/list-links.ts";
import { listQuery, searchedText, shownSort } from "../list/list-query.ts";
import { hotListRoute, listRoute } from "../routes.ts";
import type { KindProps } from "./shown-list.ts";

const loader = lazyModule(() => import("../list/list-loader.ts"));

/** Of the search, the hot list or the new arrivals. */
export function SearchControls({ Part }: KindProps): ReactElement {
  const { type } = listRoute.useParams();
  const navigate = useNavigate();
  return (
    <KindControls
      Part={Part}
      kind={listKind(type) ?? "search"}
      search={listRoute.useSearch()}
      link={searchLink(type)}
      go={(search, replace = false) => navigate({ ...to.list(search, listType(type)), resetScroll: false, replace })}
    />
  );
}

/** Of the hot list at its own address. */
export function HotListControls({ Part }: KindProps): ReactElement {
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

interface KindControlsProps extends KindProps {
  readonly kind: ListKind;
  readonly search: SearchListSearch;
  readonly link: DrawListLink<SearchListSearch>;
  readonly go: (search: SearchListSearch, replace?: boolean) => Promise<void>;
}

function KindControls({ Part, kind, search: asked, link, go }: KindControlsProps): ReactElement {
  const { api } = rootRoute.useRouteContext();
  const search = useKnownSearch(asked);
  const data = useAnswer(listQuery(api, kind, search));
  return (
    <Part
      // Another list has other values in front.
      key={`${kind} ${search.name} ${search.literal}`}
      list={searchedText(search)}
      result={data}
      search={search}
      sort={shownSort(kind, search)}
      ownSort={ownSort(kind)}
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
