import { Trans, useLingui } from "@lingui/react/macro";
import { type ReviewForm, reviewLimits } from "@plaza/api-client";
import { lazyModule, to, useExtension, useLazyModule } from "@plaza/routing";
import { Alert } from "@plaza/ui-kit/alert";
import { BottomBar } from "@plaza/ui-kit/bottom-bar";
import { Breadcrumb } from "@plaza/ui-kit/breadcrumb";
import { Button, buttonClass } from "@plaza/ui-kit/button";
import { EmptyState } from "@plaza/ui-kit/empty-state";
import { useFormErrors } from "@plaza/ui-kit/form-errors";
import { pageTitle } from "@plaza/ui-kit/global";
import { Skeleton } from "@plaza/ui-kit/skeleton";
import { TextArea } from "@plaza/ui-kit/text-area";
import { type ChangeUploads, sentBefore, uploadedPaths, type UploadItems } from "@plaza/ui-kit/upload-items";
import { Link } from "@tanstack/react-router";
import { type ReactElement, type SubmitEvent, useEffect, useId, useState } from "react";
import { reviewRoute } from "../routes.ts";
import { LineRow } from "../shared/line-row.tsx";
import { crumbs } from "../shared/page-head.css.ts";
import { rejectionMessage } from "../shared/request-calls.ts";
import { useSentPictures } from "../shared/use-sent-pictures.ts";
import { HelpfulReviews } from "./helpful-reviews.tsx";
import { RatingFields } from "./rating-fields.tsx";
import { isEmptyDraft, longText, missingRatings, type ReviewDraft, writeReviewDraft } from "./review-draft.ts";
import * as look from "./review-screen.css.ts";
import { reviewsTitle } from "./reviews-data.ts";
import { usePublication } from "./use-publication.ts";

/** Loaded after the page: the code is large, and the rest of the form works without it. */
const pictureField = lazyModule(() => import("./review-pictures.tsx"));

export interface ReviewScreenProps {
  readonly form: ReviewForm;
  readonly initial: ReviewDraft;
}

/** The form of a review, with advice for a helpful one. */
export function ReviewScreen({ form, initial }: ReviewScreenProps): ReactElement {
  const { i18n } = reviewRoute.useRouteContext();
  const { t } = useLingui();
  const formId = useId();
  const { lineId } = form;
  const canEdit = useExtension("review_edit");
  const [ratings, setRatings] = useState(initial.ratings);
  const [text, setText] = useState(initial.text);
  const [pictures, setPictures] = useState<UploadItems>(() =>
    initial.pictures.map((picture, index) => {
      const position = index + 1;
      return sentBefore(picture, t`Picture ${position}`);
    }),
  );
  const { module: field } = useLazyModule(pictureField, "needed");
  const { publish, busy, error, published, reset } = usePublication(lineId);
  const [element, setElement] = useState<HTMLFormElement | null>(null);
  const max = reviewLimits.characters;
  const { errors, leave, attempt } = useFormErrors(element, {
    ...missingRatings(ratings, t`Please choose`),
    ...longText(text, t`At most ${max} characters.`),
  });
  const sent = useSentPictures(pictures, () => publish({ ratings, text, images: uploadedPaths(pictures) }));
  // An upload can end without a press, so the draft is written after every render.
  useEffect(() => {
    if (published.current) return;
    const sentPictures = pictures.flatMap((item) =>
      item.state === "done" ? [{ path: item.path, url: item.url }] : [],
    );
    const draft = { ratings, text, pictures: sentPictures };
    const isTouched =
      ratings !== initial.ratings || text !== initial.text || sentPictures.length !== initial.pictures.length;
    if (isTouched) writeReviewDraft(lineId, isEmptyDraft(draft) ? null : draft);
  }, [ratings, text, pictures, initial, lineId, published]);

  const forget = (): void => {
    if (error !== null) reset();
  };
  const changePictures: ChangeUploads = (change) => {
    setPictures(change);
    forget();
  };
  function submit(event: SubmitEvent): void {
    event.preventDefault();
    if (!busy && attempt()) sent.goOn();
  }
  const button = {
    kind: "primary" as const,
    type: "submit" as const,
    form: formId,
    busy: busy || sent.isWaiting,
    children: busy ? (
      <Trans>Publishing</Trans>
    ) : sent.isWaiting ? (
      <Trans>Waiting for the pictures</Trans>
    ) : (
      <Trans>Publish review</Trans>
    ),
  };
  return (
    <div className={look.page}>
      <div>
        <div className={crumbs}>
          <Breadcrumb
            items={[
              <Link key="up" {...to.reviews()}>
                {reviewsTitle(i18n, "reviews")}
              </Link>,
              reviewsTitle(i18n, "review"),
            ]}
          />
        </div>
        <h1 className={pageTitle}>{reviewsTitle(i18n, "review")}</h1>
      </div>
      <div className={look.line}>
        <LineRow line={form} heading="h2" />
      </div>
      {form.isReviewed || form.whyNot !== null ? (
        <NotReviewable form={form} />
      ) : (
        <>
          <div className={look.columns}>
            <form id={formId} ref={setElement} noValidate className={look.form} onSubmit={submit}>
              <RatingFields
                ratings={ratings}
                errors={errors}
                onRate={(name, stars) => {
                  setRatings({ ...ratings, [name]: stars });
                  forget();
                }}
              />
              <TextArea
                label={t`Your review`}
                optional
                rows={4}
                limit={max}
                hint={t`Your nickname and picture are shown with it.`}
                value={text}
                error={errors.text}
                onBlur={leave("text")}
                onChange={(event) => {
                  setText(event.target.value);
                  forget();
                }}
              />
              {field === null ? (
                <Skeleton height={148} />
              ) : (
                <field.ReviewPictures items={pictures} onItems={changePictures} error={sent.problem} />
              )}
              {error !== null && (
                <Alert kind="danger" announce>
                  {rejectionMessage(i18n, error)}
                </Alert>
              )}
            </form>
            <HelpfulReviews canEdit={canEdit} />
          </div>
          <div className={look.submit}>
            <Button {...button} size="large" />
            <Link {...to.reviews()} className={buttonClass({ kind: "quiet" })}>
              <Trans>Later</Trans>
            </Link>
          </div>
          <BottomBar label={t`Publish review`}>
            <Button {...button} className={look.barButton} />
          </BottomBar>
        </>
      )}
    </div>
  );
}

/** Shown in place of the form if the line is reviewed already or cannot be reviewed. */
function NotReviewable({ form }: { readonly form: ReviewForm }): ReactElement {
  if (form.isReviewed)
    return (
      <EmptyState
        title={<Trans>You have reviewed this</Trans>}
        line={<Trans>There is one review for each purchase.</Trans>}
        action={
          <Link {...to.reviews({ type: 2 })} className={buttonClass({ kind: "primary" })}>
            <Trans>See your reviews</Trans>
          </Link>
        }
      />
    );
  return (
    <EmptyState
      title={<Trans>This cannot be reviewed</Trans>}
      line={form.whyNot}
      action={
        <Link {...to.reviews()} className={buttonClass({ kind: "primary" })}>
          <Trans>Back to your reviews</Trans>
        </Link>
      }
    />
  );
}
