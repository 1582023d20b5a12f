import { useLingui } from "@lingui/react/macro";
import {
  type CustomerService,
  customerServiceQuery,
  shopCustomerServiceQuery,
  siteConfigurationQuery,
} from "@plaza/api-client";
import { rootRoute } from "@plaza/routing";
import { useQuery } from "@tanstack/react-query";

/** Whom the customer talks to: a shop, or the customer service of this one. */
export function useCounterpartName(shopId: number, { shop }: Contact): string {
  const { t } = useLingui();
  const { api } = rootRoute.useRouteContext();
  const { data: site } = useQuery(siteConfigurationQuery(api));
  const name = shopId === platformShop ? (site?.name ?? "") : (shop?.name ?? "");
  if (name === "") return t`Customer service`;
  return shopId === platformShop ? t`${name} customer service` : name;
}

/** The conversation partner that is no shop. */
const platformShop = 0;

export interface Contact {
  /** Null while it is not known, and where nobody answers. */
  readonly service: CustomerService | null;
  readonly shop: { readonly name: string; readonly logo: string | null } | null;
  readonly isPending: boolean;
}

/** How people are reached otherwise, and whose they are. Whoever talks to them needs nothing of it. */
export function useContact(shopId: number): Contact {
  const { api } = rootRoute.useRouteContext();
  const isPlatform = shopId === platformShop;
  const platform = customerServiceQuery(api);
  const ofShop = shopCustomerServiceQuery(api, shopId);
  const one = useQuery({ ...platform, enabled: isPlatform, meta: { ...platform.meta, quiet: true } });
  const other = useQuery({ ...ofShop, enabled: !isPlatform, meta: { ...ofShop.meta, quiet: true } });
  const service = (isPlatform ? one.data : other.data) ?? null;
  return { service, shop: other.data?.shop ?? null, isPending: isPlatform ? one.isPending : other.isPending };
}
