import { type ApiClient, columnProductsQuery } from "@plaza/api-client";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";

/** Two rows of five on a desktop. */
const pageSize = 10;

export function columnPageQuery(api: ApiClient, columnId: number, page: number) {
  return queryOptions({
    ...columnProductsQuery(api, { columnId, page, pageSize }),
    placeholderData: keepPreviousData,
  });
}
