import { Plural, Trans } from "@lingui/react/macro";
import type { FavouriteKind } from "@plaza/shopping/device-favourites";
import { useToasts } from "@plaza/ui-kit/toast";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useChangeFavourites } from "../favourite-button/account-favourites.ts";

export interface Removal {
  /** What is on its way out: no longer shown. */
  readonly removed: ReadonlySet<number>;
  readonly remove: (ids: readonly number[]) => void;
  /** Gets the focus where the pressed button is gone. */
  readonly title: RefObject<HTMLHeadingElement | null>;
}

/** Removes favourites: at once on the screen, and back where the call fails. */
export function useRemoval(kind: FavouriteKind, shown: unknown): Removal {
  const toasts = useToasts();
  const title = useRef<HTMLHeadingElement>(null);
  const [removed, setRemoved] = useState<ReadonlySet<number>>(new Set());
  // What was saved again elsewhere is shown again.
  const [seen, setSeen] = useState(shown);
  if (seen !== shown) {
    setSeen(shown);
    setRemoved(new Set());
  }
  const { run } = useChangeFavourites({
    onChanged: ({ ids }) =>
      toasts.show(
        kind === "shops" ? (
          <Trans>You no longer follow this shop.</Trans>
        ) : (
          <Plural value={ids.length} one="# favourite is removed." other="# favourites are removed." />
        ),
      ),
    onFailed: ({ ids }) => setRemoved((before) => new Set([...before].filter((id) => !ids.includes(id)))),
  });
  useEffect(() => {
    if (removed.size > 0 && document.activeElement === document.body) title.current?.focus({ preventScroll: true });
  }, [removed]);

  function remove(ids: readonly number[]): void {
    setRemoved(new Set([...removed, ...ids]));
    run({ kind, ids, saved: false });
  }
  return { removed, remove, title };
}
