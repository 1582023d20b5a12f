import { useLingui } from "@lingui/react/macro";
import type { OwnReview } from "@plaza/api-client";
import { lazyModule, useAnnounced, useLazyModule } from "@plaza/routing";
import { useToasts } from "@plaza/ui-kit/toast";
import { type RefObject, useEffect, useRef, useState } from "react";
import type { Elements } from "@plaza/ui-kit/slot-content";

const reviewDialogs = lazyModule(() => import("./review-dialogs.ts"));

export interface ReviewDialogs {
  /** Whether the platform has anything to do about reviews that are written. */
  readonly isOffered: boolean;
  readonly change: (review: OwnReview) => void;
  readonly followUp: (review: OwnReview) => void;
  readonly remove: (review: OwnReview) => void;
  /** The open one, for somewhere on the page. */
  readonly drawn: Elements;
}

export interface ReviewDialogsOptions {
  /** Takes the focus where a button is gone with what it was for. */
  readonly heading: RefObject<HTMLElement | null>;
  /** What the page shows; another one says that it has followed. */
  readonly shown: unknown;
}

interface Open {
  readonly about: "change" | "followUp" | "remove";
  readonly review: OwnReview;
}

/** What can be done about an own review. */
export function useReviewDialogs({ heading, shown }: ReviewDialogsOptions): ReviewDialogs {
  const { t } = useLingui();
  const toasts = useToasts();
  const isOffered = useAnnounced("review_edit");
  const { module: dialogs, load } = useLazyModule(reviewDialogs, isOffered);
  const [open, setOpen] = useState<Open | null>(null);
  const changed = useRef(false);
  const before = useRef(shown);
  useEffect(() => {
    const isShown = before.current !== shown;
    before.current = shown;
    if (!changed.current || !isShown) return;
    changed.current = false;
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [shown, heading]);

  async function show(next: Open): Promise<void> {
    if (await load()) setOpen(next);
    else toasts.show(t`This part of the page did not load. Please try again.`, "danger");
  }
  const close = (): void => setOpen(null);
  const done = (said: string) => (): void => {
    close();
    changed.current = true;
    toasts.show(said);
  };
  return {
    isOffered,
    change: (review) => void show({ about: "change", review }),
    followUp: (review) => void show({ about: "followUp", review }),
    remove: (review) => void show({ about: "remove", review }),
    drawn:
      dialogs === null || open === null ? null : open.about === "change" ? (
        <dialogs.ChangeDialog review={open.review} onClose={close} onDone={done(t`The review is changed`)} />
      ) : open.about === "followUp" ? (
        <dialogs.FollowUpDialog review={open.review} onClose={close} onDone={done(t`The follow-up is published`)} />
      ) : (
        <dialogs.RemoveDialog review={open.review} onClose={close} onDone={done(t`The review is deleted`)} />
      ),
  };
}
