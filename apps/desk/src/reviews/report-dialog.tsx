import { Trans, useLingui } from "@lingui/react/macro";
import { reportShopReview, type ShopReportReason, type ShopReview } from "@plaza/api-client/desk";
import { type FieldErrors, useFormErrors } from "@plaza/ui-kit/form-errors";
import { RadioGroup } from "@plaza/ui-kit/radio-group";
import { TextArea } from "@plaza/ui-kit/text-area";
import { useToasts } from "@plaza/ui-kit/toast";
import { type ReactElement, useState } from "react";
import { reviewsRoute } from "../routes.ts";
import { FormDialog } from "../shared/form-dialog.tsx";
import { useChange } from "../shared/use-change.ts";
import { useReportReasons } from "./use-report-reasons.ts";

const maxNoteLength = 300;
const reasons = ["advertising", "offensive", "unrelated", "private", "other"] as const satisfies ShopReportReason[];

export interface ReportDialogProps {
  readonly review: ShopReview;
  readonly onReported: () => void;
  readonly onClose: () => void;
}

/** Asks the platform to look at a review: once, so it says why. */
export function ReportDialog({ review, onReported, onClose }: ReportDialogProps): ReactElement {
  const { t } = useLingui();
  const toasts = useToasts();
  const names = useReportReasons();
  const { desk } = reviewsRoute.useRouteContext();
  const [reason, setReason] = useState<ShopReportReason | null>(null);
  const [note, setNote] = useState("");
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  const report = useChange({
    event: "shop-review-change",
    send: (chosen: ShopReportReason) => reportShopReview(desk, { id: review.id, reason: chosen, note: note.trim() }),
    onDone: () => {
      toasts.show(t`The review is reported.`);
      onReported();
    },
  });
  const problems: FieldErrors<"reason" | "note"> = {
    ...(reason === null && { reason: t`Please choose a reason.` }),
    ...(reason === "other" && note.trim() === "" && { note: t`Please write what is wrong with it.` }),
  };
  const { errors, attempt } = useFormErrors(form, problems);
  return (
    <FormDialog
      title={<Trans>Report the review</Trans>}
      submitLabel={<Trans>Report the review</Trans>}
      busy={report.busy}
      problem={report.problem}
      notice={
        <p>
          <Trans>The platform looks at it, and decides whether it stays. You can report it once.</Trans>
        </p>
      }
      formRef={setForm}
      onSubmit={() => {
        if (attempt() && reason !== null) report.run(reason);
      }}
      onClose={onClose}
    >
      <RadioGroup
        label={<Trans>Reason</Trans>}
        options={reasons.map((each) => ({ value: each, label: names[each] }))}
        value={reason}
        error={errors.reason}
        onChange={setReason}
      />
      <TextArea
        label={<Trans>What is wrong with it</Trans>}
        optional={reason !== "other"}
        error={errors.note}
        rows={3}
        maxLength={maxNoteLength}
        value={note}
        onChange={({ currentTarget: { value } }) => setNote(value)}
      />
    </FormDialog>
  );
}
