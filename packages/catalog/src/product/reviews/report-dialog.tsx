import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { ApiError, type ReportReason, reportReview } from "@plaza/api-client";
import { rootRoute, useAction } from "@plaza/routing";
import { Button } from "@plaza/ui-kit/button";
import { Dialog } from "@plaza/ui-kit/dialog";
import { RadioGroup } from "@plaza/ui-kit/radio-group";
import { useToasts } from "@plaza/ui-kit/toast";
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, type ReactElement, useId, useState } from "react";
import * as look from "./report-dialog.css.ts";
import { myReviewStateQuery } from "./use-vote.ts";

export interface ReportDialogProps {
  readonly productId: number;
  readonly reviewId: number;
  readonly by: string;
  /** Before it closes. */
  readonly onReported: () => void;
  readonly onClose: () => void;
}

const reasons: Readonly<Record<ReportReason, MessageDescriptor>> = {
  advertising: msg`It is advertising`,
  offensive: msg`It insults or threatens somebody`,
  private: msg`It shows somebody's personal data`,
  unrelated: msg`It is not about this product`,
  untrue: msg`It is not true`,
};
const order = Object.keys(reasons) as ReportReason[];

/** Why a review should not stand there; the people of the platform look at it. */
export function ReportDialog({ productId, reviewId, by, onReported, onClose }: ReportDialogProps): ReactElement {
  const { t, i18n } = useLingui();
  const context = rootRoute.useRouteContext();
  const { api } = context;
  const queryClient = useQueryClient();
  const toasts = useToasts();
  const formId = useId();
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [isMissing, setMissing] = useState(false);
  const { run, isPending, error } = useAction({
    mutationFn: (chosen: ReportReason) => reportReview(api, { reviewId, reason: chosen }),
    meta: { quiet: true },
    onSuccess: () => {
      onReported();
      queryClient.setQueryData(
        myReviewStateQuery(context, productId).queryKey,
        (own) => own && { ...own, reported: [...own.reported, reviewId] },
      );
      toasts.show(t`Thank you. We will look at this review.`);
      onClose();
    },
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    setMissing(reason === null);
    if (reason !== null) run(reason);
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={<Trans>Report this review</Trans>}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button kind="primary" type="submit" form={formId} busy={isPending}>
            <Trans>Send report</Trans>
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <RadioGroup
          label={
            <Trans>
              What is wrong with the review by <bdi>{by}</bdi>?
            </Trans>
          }
          options={order.map((value) => ({ value, label: i18n._(reasons[value]) }))}
          value={reason}
          onChange={setReason}
          error={isMissing && reason === null ? t`Please choose a reason.` : undefined}
        />
        <p className={look.problem} role="alert">
          {error !== null &&
            !isPending &&
            (error instanceof ApiError && error.platformMessage !== null
              ? error.platformMessage
              : t`That could not be sent. Please try again.`)}
        </p>
      </form>
    </Dialog>
  );
}
