import { lazyModule, to, useAnswer } from "@plaza/routing";
import { useNavigate } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { categoryListQuery } from "../category/category-list-query.ts";
import { categoryLink } from "../list/draw-list-link.tsx";
import { EmptyCategory } from "../list/empty-search.tsx";
import { useKnownFilters } from "../list/known-filters.ts";
import { categoryRoute } from "../routes.ts";
import type { KindProps } from "./shown-list.ts";

const loader = lazyModule(() => import("../category/category-loader.ts"));

export function CategoryControls({ Part }: KindProps): ReactElement {
  const { api } = categoryRoute.useRouteContext();
  const { id } = categoryRoute.useLoaderData();
  const search = useKnownFilters(categoryRoute.useSearch());
  const data = useAnswer(categoryListQuery(api, { ...search, id }));
  const navigate = useNavigate();
  return (
    <Part
      // Another list has other values in front.
      key={id}
      list={{ categoryId: id }}
      result={data}
      search={search}
      sort={search.sort ?? "relevance"}
      ownSort="relevance"
      link={categoryLink}
      go={(next, replace = false) => navigate({ ...to.category(next), resetScroll: false, replace })}
      loader={loader}
      empty={<EmptyCategory />}
    />
  );
}
