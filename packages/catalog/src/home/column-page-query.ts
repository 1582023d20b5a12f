import { type ApiClient, columnProductsQuery } from "@plaza/api-client";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";

/** On a desktop two rows of five, or three rows with two wide tiles among them. */
const pageSize = 11;

export function columnPageQuery(api: ApiClient, columnId: number, page: number) {
  return queryOptions({
    ...columnProductsQuery(api, { columnId, page, pageSize }),
    placeholderData: keepPreviousData,
  });
}
