import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { alertsQuery, type ApiClient, noticeSettingsQuery, noticesQuery } from "@plaza/api-client";
import type { NoticesSearch } from "@plaza/routing";
import { queryOptions } from "@tanstack/react-query";

const title = msg`Notices`;

const noticesPerPage = 20;

/** One page of the inbox. What does not load says so in its place. */
export function inboxQuery(api: ApiClient, { view, page = 1 }: NoticesSearch) {
  return queryOptions({
    ...noticesQuery(api, { unread: view === "unread", page, pageSize: noticesPerPage }),
    meta: { ...noticesQuery.meta, quiet: true },
  });
}

export function myAlertsPageQuery(api: ApiClient) {
  return queryOptions({ ...alertsQuery(api), meta: { ...alertsQuery.meta, quiet: true } });
}

export function mySettingsQuery(api: ApiClient) {
  return queryOptions({ ...noticeSettingsQuery(api), meta: { ...noticeSettingsQuery.meta, quiet: true } });
}

export function noticesTitle(i18n: I18n): string {
  return i18n._(title);
}
