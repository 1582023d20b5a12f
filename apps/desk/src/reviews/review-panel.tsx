import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { answerReview, type ShopReview } from "@plaza/api-client/desk";
import { formatDate, useLocale } from "@plaza/i18n";
import { Alert } from "@plaza/ui-kit/alert";
import { Button } from "@plaza/ui-kit/button";
import { useFormErrors } from "@plaza/ui-kit/form-errors";
import { Rating } from "@plaza/ui-kit/rating";
import { TextArea } from "@plaza/ui-kit/text-area";
import { useToasts } from "@plaza/ui-kit/toast";
import { type ReactElement, useEffect, useId, useRef, useState } from "react";
import { reviewsRoute } from "../routes.ts";
import { mute, panel, panelTitle, row, stack, words } from "../shared/page.css.ts";
import { PictureLinks } from "../shared/picture-links.tsx";
import { DecidedMeanwhile } from "../shared/decided-meanwhile.tsx";
import { useChange } from "../shared/use-change.ts";
import { ReportDialog } from "./report-dialog.tsx";
import { answer as answerLook } from "./review-panel.css.ts";
import { ReviewReport } from "./review-report.tsx";

const maxReplyLength = 500;

export interface ReviewPanelProps {
  readonly review: ShopReview;
  /** Whether somebody writes an answer to it here. */
  readonly onWriting: (isWriting: boolean) => void;
}

/** A review with the shop's answer, or a place for one. */
export function ReviewPanel({ review, onWriting }: ReviewPanelProps): ReactElement {
  const locale = useLocale();
  const id = useId();
  const [isWriting, setWriting] = useState(false);
  const [isReporting, setReporting] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  /** The button that opened the dialog goes with the report, and the focus with it. */
  const hasReported = useRef(false);
  useEffect(() => {
    if (!hasReported.current || isReporting || review.report === null) return;
    hasReported.current = false;
    title.current?.focus({ preventScroll: true });
  }, [isReporting, review.report]);
  /** The pressed button goes, and the focus with it. */
  function end(): void {
    setWriting(false);
    onWriting(false);
    title.current?.focus({ preventScroll: true });
  }
  const { product, sku, nickname, stars, answer, answeredAt, answeredBy, helpfulCount } = review;
  return (
    <article className={panel} aria-labelledby={id}>
      <h2 ref={title} tabIndex={-1} id={id} className={panelTitle}>
        {product.name}
      </h2>
      <div className={stack}>
        <div className={row}>
          <Rating value={stars} />
          <span className={mute}>
            {[nickname, sku, formatDate(review.createdAt, locale)].filter((each) => each !== "").join(" · ")}
          </span>
          {helpfulCount > 0 && (
            <span className={mute}>
              <Plural value={helpfulCount} one="# reader found it helpful" other="# readers found it helpful" />
            </span>
          )}
        </div>
        {review.body !== "" && <p className={words}>{review.body}</p>}
        <PictureLinks images={review.images} />
        {review.followUp !== "" && (
          <div className={stack}>
            <p className={words}>
              <Trans>Added later: {review.followUp}</Trans>
            </p>
            <PictureLinks images={review.followUpImages} />
          </div>
        )}
        {answer !== "" && (
          <div className={answerLook}>
            <span className={mute}>
              <Trans>Your answer</Trans>
              <span>
                {[answeredBy, answeredAt === null ? "" : formatDate(answeredAt, locale)]
                  .filter((part) => part !== "")
                  .map((part) => ` · ${part}`)
                  .join("")}
              </span>
            </span>
            <p className={words}>{answer}</p>
          </div>
        )}
        {review.report !== null && <ReviewReport report={review.report} />}
        {isWriting ? (
          <AnswerForm review={review} onEnd={end} />
        ) : (
          review.isShown && (
            <div className={row}>
              <Button
                size="small"
                aria-describedby={id}
                onClick={() => {
                  setWriting(true);
                  onWriting(true);
                }}
              >
                {answer === "" ? <Trans>Answer</Trans> : <Trans>Change the answer</Trans>}
              </Button>
              {review.report === null && (
                <Button kind="quiet" size="small" aria-describedby={id} onClick={() => setReporting(true)}>
                  <Trans>Report</Trans>
                </Button>
              )}
            </div>
          )
        )}
        {isReporting && (
          <ReportDialog
            review={review}
            onReported={() => {
              hasReported.current = true;
              setReporting(false);
            }}
            onClose={() => setReporting(false)}
          />
        )}
      </div>
    </article>
  );
}

function AnswerForm({ review, onEnd }: { readonly review: ShopReview; readonly onEnd: () => void }): ReactElement {
  const { t } = useLingui();
  const toasts = useToasts();
  const { desk } = reviewsRoute.useRouteContext();
  const [text, setText] = useState(review.answer);
  /** The answer that this one is to take the place of. */
  const [was, setWas] = useState(review.answer);
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const change = useChange({
    event: "shop-review-change",
    send: (answer: string) => answerReview(desk, { id: review.id, answer, was }),
    onDone: () => {
      toasts.show(t`Your answer stands beside the review.`);
      onEnd();
    },
  });
  const { errors, attempt } = useFormErrors<"answer">(
    form,
    text.trim() === "" ? { answer: t`Please enter your answer.` } : {},
  );
  return (
    <form
      ref={setForm}
      className={stack}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (attempt()) change.run(text.trim());
      }}
    >
      {review.answer !== was && review.answeredAt !== null ? (
        <>
          <DecidedMeanwhile what={`“${review.answer}”`} by={review.answeredBy} at={review.answeredAt} />
          <div>
            <Button size="small" onClick={() => setWas(review.answer)}>
              <Trans>Replace that answer with mine</Trans>
            </Button>
          </div>
        </>
      ) : (
        change.problem !== null && (
          <Alert kind="danger" announce>
            {change.problem}
          </Alert>
        )
      )}
      <TextArea
        label={<Trans>Your answer</Trans>}
        hint={<Trans>Everybody reads it.</Trans>}
        ref={field}
        maxLength={maxReplyLength}
        value={text}
        error={errors.answer}
        onChange={({ currentTarget: { value } }) => setText(value)}
      />
      <div className={row}>
        <Button type="submit" kind="primary" size="small" busy={change.busy}>
          <Trans>Publish the answer</Trans>
        </Button>
        <Button size="small" onClick={onEnd}>
          <Trans context="dialog">Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}
