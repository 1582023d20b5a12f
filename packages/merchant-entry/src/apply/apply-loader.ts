import { msg } from "@lingui/core/macro";
import { ApiError, merchantApplicationQuery, siteConfigurationQuery, tradesQuery } from "@plaza/api-client";
import {
  breadcrumbData,
  type MerchantApplicationSearch,
  type PageSummary,
  type StorefrontContext,
} from "@plaza/routing";
import { notFound } from "@tanstack/react-router";
import { screenTitle } from "../titles.ts";
import { newestApplicationQuery } from "./newest-application.ts";

export interface ApplyMatch {
  readonly context: StorefrontContext;
  readonly deps: MerchantApplicationSearch;
}

/** Fetches the categories and, for a customer, what is open already and what is put once more. */
export async function loadApply({ context, deps: { again, correct } }: ApplyMatch): Promise<PageSummary> {
  const { api, queryClient, session } = context;
  const sentId = correct ?? again;
  try {
    const [summary] = await Promise.all([
      applySummary(context),
      queryClient.ensureQueryData(tradesQuery(api)),
      session.isCustomer && queryClient.ensureQueryData(newestApplicationQuery(api)),
      session.isCustomer &&
        sentId !== undefined &&
        queryClient.ensureQueryData(merchantApplicationQuery(api, { id: sentId })),
    ]);
    return summary;
  } catch (error) {
    throw error instanceof ApiError && error.statusCode === 404 ? notFound() : error;
  }
}

/** What search engines are told of the screen that everybody may see. */
async function applySummary(context: StorefrontContext): Promise<PageSummary> {
  const { i18n, api, queryClient } = context;
  // The chrome of every page asks for the same, so this costs no call of its own.
  const { name: siteName } = await queryClient.ensureQueryData(siteConfigurationQuery(api));
  const title = screenTitle(i18n, "apply");
  return {
    title,
    description: i18n._(msg`Open your own shop on ${siteName}: one form, an answer within 3 working days.`),
    structuredData: [breadcrumbData(context, [{ name: title }])],
  };
}
