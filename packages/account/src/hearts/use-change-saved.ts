import { staleAfter } from "@plaza/api-client";
import { type Action, rootRoute, useAction } from "@plaza/routing";
import { showFollowers } from "./follower-counts.ts";
import { platformOf, savedCalls, savedQuery } from "./saved-query.ts";
import type { SavedChange, SavedState } from "./saved-state.ts";

export interface ChangeSavedOptions {
  /** Called once the platform has confirmed it. */
  readonly onChanged?: (change: SavedChange) => void;
  readonly onFailed?: (change: SavedChange) => void;
}

/** Saves or removes in the customer's account: at once on the screen, and undone if the call fails. */
export function useChangeSaved({ onChanged, onFailed }: ChangeSavedOptions = {}): Action<number | null, SavedChange> {
  const context = rootRoute.useRouteContext();
  const { queryClient } = context;
  const { queryKey } = savedQuery(context);

  /** Only what was pressed: other hearts may be on their way. */
  function show({ kind, ids, saved }: SavedChange): void {
    queryClient.setQueryData(queryKey, (before: SavedState | undefined) => {
      const known = before?.[kind];
      if (before === undefined || known == null) return before;
      const others = known.filter((id) => !ids.includes(id));
      return { ...before, [kind]: saved ? [...ids, ...others] : others };
    });
    if (kind === "shops")
      for (const id of ids) showFollowers(queryClient, id, (count) => Math.max(0, count + (saved ? 1 : -1)));
  }
  return useAction({
    mutationFn: async (change: SavedChange) => {
      const [{ changeSaved }, platform] = await Promise.all([savedCalls.load(), platformOf(context)]);
      return changeSaved(platform, change);
    },
    repetition: "same",
    // The calls of several presses run one after the other, so that the last press decides.
    scope: { id: "saved" },
    onMutate: async (change) => {
      await queryClient.cancelQueries({ queryKey });
      show(change);
    },
    onError: (_error, change) => {
      show({ ...change, saved: !change.saved });
      onFailed?.(change);
    },
    onSuccess: (followers, change) => {
      const [id] = change.ids;
      if (followers !== null && id !== undefined) showFollowers(queryClient, id, () => followers);
      onChanged?.(change);
    },
    onSettled: () => queryClient.invalidateQueries({ predicate: staleAfter("favourite-change") }),
  });
}
