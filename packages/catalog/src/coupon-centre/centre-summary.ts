import { msg } from "@lingui/core/macro";
import { breadcrumbData, type PageSummary, type StorefrontContext } from "@plaza/routing";

const title = msg`Coupon centre`;
const description = msg`The coupons of all shops: what each takes off, from which amount on, and for what.`;

/** The coupon centre's title and description. */
export function centreSummary(context: StorefrontContext): PageSummary {
  const { i18n } = context;
  return {
    title: i18n._(title),
    description: i18n._(description),
    structuredData: [breadcrumbData(context, [{ name: i18n._(title) }])],
  };
}
