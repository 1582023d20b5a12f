import { shopFiguresQuery } from "@plaza/api-client/desk";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { rootRoute } from "../routes.ts";

/** Nothing until the platform has said it. */
export function ShopName(): ReactElement | null {
  const { desk } = rootRoute.useRouteContext();
  const { data } = useQuery(shopFiguresQuery(desk, undefined));
  return data === undefined ? null : <span>{data.shop.name}</span>;
}
