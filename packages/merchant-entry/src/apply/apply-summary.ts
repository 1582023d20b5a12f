import { msg } from "@lingui/core/macro";
import { siteConfigurationQuery } from "@plaza/api-client";
import { breadcrumbData, type PageSummary, type StorefrontContext } from "@plaza/routing";
import { screenTitle } from "../titles.ts";

/** What search engines are told of the screen that everybody may see. */
export async function applySummary(context: StorefrontContext): Promise<PageSummary> {
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
