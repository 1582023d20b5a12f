import { Trans, useLingui } from "@lingui/react/macro";
import { changeReview, reviewLimits } from "@plaza/api-client";
import { rootRoute, useAction } from "@plaza/routing";
import { Alert } from "@plaza/ui-kit/alert";
import { Button } from "@plaza/ui-kit/button";
import { Dialog } from "@plaza/ui-kit/dialog";
import { useFormErrors } from "@plaza/ui-kit/form-errors";
import { TextArea } from "@plaza/ui-kit/text-area";
import { sentBefore, uploadedPaths, type UploadItems } from "@plaza/ui-kit/upload-items";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactElement, type SubmitEvent, useId, useState } from "react";
import { rejectionMessage } from "../shared/request-calls.ts";
import { useSentPictures } from "../shared/use-sent-pictures.ts";
import { form as formLook } from "./dialog-form.css.ts";
import { RatingFields } from "./rating-fields.tsx";
import type { ReviewDialogProps } from "./remove-dialog.tsx";
import { longText, missingRatings, unrated } from "./review-draft.ts";
import { ReviewPictures } from "./review-pictures.tsx";
import { renewReviews } from "./reviews-data.ts";

/** Changes ratings and text of a review. */
export function ChangeDialog({ review, onDone, onClose }: ReviewDialogProps): ReactElement {
  const { t, i18n } = useLingui();
  const { api } = rootRoute.useRouteContext();
  const queryClient = useQueryClient();
  const formId = useId();
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  const [ratings, setRatings] = useState(review.ratings ?? unrated);
  const [text, setText] = useState(review.text);
  const [pictures, setPictures] = useState<UploadItems>(() =>
    review.images.map((image, index) => {
      const position = index + 1;
      return sentBefore(image, t`Picture ${position}`);
    }),
  );
  const max = reviewLimits.characters;
  const { errors, leave, attempt } = useFormErrors(form, {
    ...missingRatings(ratings, t`Please choose`),
    ...longText(text, t`At most ${max} characters.`),
  });
  const { run, isPending, error } = useAction({
    mutationFn: () => changeReview(api, { reviewId: review.id, ratings, text, images: uploadedPaths(pictures) }),
    meta: { quiet: true },
    onSuccess: onDone,
    onSettled: () => renewReviews(queryClient),
  });
  const sent = useSentPictures(pictures, () => run());
  function submit(event: SubmitEvent): void {
    event.preventDefault();
    if (!isPending && attempt()) sent.goOn();
  }
  function close(): void {
    if (!isPending) onClose();
  }
  return (
    <Dialog
      open
      size="wide"
      onClose={close}
      title={<Trans>Edit your review</Trans>}
      actions={
        <>
          <Button onClick={close}>
            <Trans>Cancel</Trans>
          </Button>
          <Button kind="primary" type="submit" form={formId} busy={isPending || sent.isWaiting}>
            {sent.isWaiting ? <Trans>Waiting for the pictures</Trans> : <Trans>Save changes</Trans>}
          </Button>
        </>
      }
    >
      <form id={formId} ref={setForm} noValidate className={formLook} onSubmit={submit}>
        <RatingFields
          ratings={ratings}
          errors={errors}
          onRate={(name, stars) => setRatings({ ...ratings, [name]: stars })}
        />
        <TextArea
          label={t`Your review`}
          optional
          limit={max}
          value={text}
          error={errors.text}
          onBlur={leave("text")}
          onChange={(event) => setText(event.target.value)}
        />
        <ReviewPictures items={pictures} onItems={setPictures} error={sent.problem} />
        {error !== null && (
          <Alert kind="danger" announce>
            {rejectionMessage(i18n, error)}
          </Alert>
        )}
      </form>
    </Dialog>
  );
}
