import { rootRoute } from "@plaza/routing";
import { usePublicData } from "./use-public-data.ts";

/** The name of the logged-in customer, empty while the platform does not answer; null for a visitor. */
export function useNickname(): string | null {
  const { session } = rootRoute.useRouteContext();
  const publicData = usePublicData();
  if (!session.isCustomer) return null;
  return publicData === undefined ? "" : publicData.nickname;
}
