import { alertsQuery, type ApiClient, noticeSettingsQuery, noticesQuery } from "@plaza/api-client";
import type { NoticesSearch } from "@plaza/routing";
import { queryOptions } from "@tanstack/react-query";

const noticesPerPage = 20;

/** One page of the inbox. What does not load says so in its place. */
export function inboxQuery(api: ApiClient, { view, page = 1 }: NoticesSearch) {
  return queryOptions({
    ...noticesQuery(api, { unread: view === "unread", page, pageSize: noticesPerPage }),
    meta: { ...noticesQuery.meta, quiet: true },
  });
}

export function ownAlertsPageQuery(api: ApiClient) {
  return queryOptions({ ...alertsQuery(api), meta: { ...alertsQuery.meta, quiet: true } });
}

export function ownSettingsQuery(api: ApiClient) {
  return queryOptions({ ...noticeSettingsQuery(api), meta: { ...noticeSettingsQuery.meta, quiet: true } });
}
