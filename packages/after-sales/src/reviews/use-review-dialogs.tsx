import { useLingui } from "@lingui/react/macro";
import type { OwnReview } from "@plaza/api-client";
import { lazyModule, useExtension, useLazyModule } from "@plaza/routing";
import { useToasts } from "@plaza/ui-kit/toast";
import { useDialog } from "@plaza/ui-kit/use-dialog";
import { type RefObject, useEffect, useRef, useState } from "react";
import type { Elements } from "@plaza/ui-kit/slot-content";
import type { ReviewAction } from "./review-dialog.tsx";

const reviewDialog = lazyModule(() => import("./review-dialog.tsx"));

export interface ReviewDialogs {
  /** Whether the platform can change, extend or delete reviews. */
  readonly isOffered: boolean;
  readonly change: (review: OwnReview) => void;
  readonly followUp: (review: OwnReview) => void;
  readonly remove: (review: OwnReview) => void;
  /** The open dialog. The page renders it anywhere. */
  readonly dialog: Elements;
}

export interface ReviewDialogsOptions {
  /** Gets the focus when the pressed button is removed with its entry. */
  readonly heading: RefObject<HTMLElement | null>;
  /** The data of the page. A new value means that the page shows the result of the action. */
  readonly shown: unknown;
}

interface Open {
  readonly action: ReviewAction;
  readonly review: OwnReview;
}

/** The dialogs of an own review. */
export function useReviewDialogs({ heading, shown }: ReviewDialogsOptions): ReviewDialogs {
  const { t } = useLingui();
  const toasts = useToasts();
  const isOffered = useExtension("review_edit");
  const { module, openWhenLoaded } = useDialog(
    useLazyModule(reviewDialog, isOffered),
    t`This part of the page did not load. Please try again.`,
  );
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

  function show(next: Open): void {
    openWhenLoaded(() => setOpen(next));
  }
  const close = (): void => setOpen(null);
  const confirmations: Readonly<Record<ReviewAction, string>> = {
    change: t`The review is changed`,
    followUp: t`The follow-up is published`,
    remove: t`The review is deleted`,
  };
  function done(action: ReviewAction): void {
    close();
    changed.current = true;
    toasts.show(confirmations[action]);
  }
  return {
    isOffered,
    change: (review) => show({ action: "change", review }),
    followUp: (review) => show({ action: "followUp", review }),
    remove: (review) => show({ action: "remove", review }),
    dialog: module !== null && open !== null && (
      <module.ReviewDialog {...open} onClose={close} onDone={() => done(open.action)} />
    ),
  };
}
