import { useAnnounced } from "@plaza/routing";
import { cartRoute } from "../../routes.ts";

/** Whether lines can be saved for later: only in an account, and only where the platform keeps their SKU and quantity. */
export function useKeepsLater(): boolean {
  const { session } = cartRoute.useRouteContext();
  const keepsLater = useAnnounced("cart_later");
  return session.isCustomer && keepsLater;
}
