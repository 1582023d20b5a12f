import { Trans, useLingui } from "@lingui/react/macro";
import { type OwnReview, removeReview } from "@plaza/api-client";
import { rootRoute, useAction } from "@plaza/routing";
import { ConfirmDialog } from "@plaza/ui-kit/confirm-dialog";
import { useQueryClient } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { rejectionMessage } from "../shared/request-calls.ts";
import { renewReviews } from "./reviews-data.ts";

export interface ReviewDialogProps {
  readonly review: OwnReview;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Asks before a review is deleted. */
export function RemoveDialog({ review, onDone, onClose }: ReviewDialogProps): ReactElement {
  const { i18n } = useLingui();
  const { api } = rootRoute.useRouteContext();
  const queryClient = useQueryClient();
  const { run, isPending, error } = useAction({
    mutationFn: () => removeReview(api, review.id),
    meta: { quiet: true },
    onSuccess: onDone,
    onSettled: () => renewReviews(queryClient),
  });
  const { name } = review.product;
  return (
    <ConfirmDialog
      open
      title={<Trans>Delete this review?</Trans>}
      keep={<Trans>Keep review</Trans>}
      confirm={isPending ? <Trans>Deleting</Trans> : <Trans>Delete review</Trans>}
      busy={isPending}
      error={error !== null && rejectionMessage(i18n, error)}
      onConfirm={() => run()}
      onClose={onClose}
    >
      <Trans>
        Text, pictures and follow-up of your review of {name} are gone for good. You cannot review this purchase again.
      </Trans>
    </ConfirmDialog>
  );
}
