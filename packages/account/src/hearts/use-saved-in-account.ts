import { rootRoute } from "@plaza/routing";
import type { FavouriteKind } from "@plaza/shopping/device-favourites";
import { useQuery } from "@tanstack/react-query";
import type { Saved } from "./saved.ts";
import { savedQuery } from "./saved-query.ts";
import { useChangeSaved } from "./use-change-saved.ts";

/** Whether a customer has saved something. */
export function useSavedInAccount(kind: FavouriteKind, id: number): Saved {
  const context = rootRoute.useRouteContext();
  const { data: saved = null } = useQuery({
    ...savedQuery(context),
    select: (state) => state[kind]?.includes(id) ?? null,
  });
  const { run } = useChangeSaved();
  return { saved, toggle: () => saved !== null && run({ kind, ids: [id], saved: !saved }) };
}
