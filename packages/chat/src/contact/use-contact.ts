import { type CustomerService, customerServiceQuery, shopCustomerServiceQuery } from "@plaza/api-client";
import { rootRoute } from "@plaza/routing";
import { useQuery } from "@tanstack/react-query";

/** The conversation partner that is no shop. */
export const platformShop = 0;

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
