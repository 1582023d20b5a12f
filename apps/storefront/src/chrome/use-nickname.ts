import { rootRoute } from "@plaza/routing";
import { usePublicData } from "./use-public-data.ts";

/** The name of the customer whose document this is, empty while the platform does not tell it; null for a visitor. */
export function useNickname(): string | null {
  const { session } = rootRoute.useRouteContext();
  const publicData = usePublicData();
  if (!session.isCustomer) return null;
  return publicData === undefined ? "" : publicData.nickname;
}
