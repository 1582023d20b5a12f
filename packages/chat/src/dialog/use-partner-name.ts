import { useLingui } from "@lingui/react/macro";
import { siteConfigurationQuery } from "@plaza/api-client";
import { rootRoute } from "@plaza/routing";
import { useQuery } from "@tanstack/react-query";
import { type Contact, platformShop } from "../contact/use-contact.ts";

/** Whom the customer talks to: a shop, or the customer service of this one. */
export function usePartnerName(shopId: number, { shop }: Contact): string {
  const { t } = useLingui();
  const { api } = rootRoute.useRouteContext();
  const { data: site } = useQuery(siteConfigurationQuery(api));
  const name = shopId === platformShop ? (site?.name ?? "") : (shop?.name ?? "");
  if (name === "") return t`Customer service`;
  return shopId === platformShop ? t`${name} customer service` : name;
}
