import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { type ApiClient, customerQuery, sessionsQuery } from "@plaza/api-client";
import { queryOptions } from "@tanstack/react-query";

const title = msg`Profile`;

/** Where the customer is logged in. What does not load says so in its place. */
export function mySessionsQuery(api: ApiClient) {
  return queryOptions({ ...sessionsQuery(api), meta: { ...sessionsQuery.meta, quiet: true } });
}

/** What the platform knows of the customer. The page says where it did not load. */
export function myDataQuery(api: ApiClient) {
  return queryOptions({ ...customerQuery(api), meta: { ...customerQuery.meta, quiet: true } });
}

export function profileTitle(i18n: I18n): string {
  return i18n._(title);
}
