import { msg } from "@lingui/core/macro";
import { breadcrumbData, type PageSummary, type StorefrontContext } from "@plaza/routing";

const title = msg`Shop street`;
const description = msg`All shops of the marketplace, with what each of them sells and how it is rated.`;

/** The street's title and description. */
export function shopDirectorySummary(context: StorefrontContext): PageSummary {
  const { i18n } = context;
  return {
    title: i18n._(title),
    description: i18n._(description),
    structuredData: [breadcrumbData(context, [{ name: i18n._(title) }])],
  };
}
