import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { AfterSalesKind, AfterSalesRequest, ApplicationForm } from "@plaza/api-client";
import { formatMoney } from "@plaza/i18n";
import { lazyModule, to, useLazyModule } from "@plaza/routing";
import { Alert } from "@plaza/ui-kit/alert";
import { BottomBar } from "@plaza/ui-kit/bottom-bar";
import { Button, buttonClass } from "@plaza/ui-kit/button";
import { useFormErrors } from "@plaza/ui-kit/form-errors";
import { pageTitle } from "@plaza/ui-kit/global";
import { CurrencyName, Price } from "@plaza/ui-kit/price";
import { QuantityStepper } from "@plaza/ui-kit/quantity-stepper";
import { RadioGroup } from "@plaza/ui-kit/radio-group";
import { SelectField } from "@plaza/ui-kit/select-field";
import { Skeleton } from "@plaza/ui-kit/skeleton";
import { TextArea } from "@plaza/ui-kit/text-area";
import { type ChangeUploads, sentBefore, uploadedPaths, type UploadItems } from "@plaza/ui-kit/upload-items";
import { Link } from "@tanstack/react-router";
import { type ReactElement, type SubmitEvent, useEffect, useId, useRef, useState } from "react";
import { applicationRoute } from "../routes.ts";
import { Crumbs } from "../shared/crumbs.tsx";
import { LineRow } from "../shared/line-row.tsx";
import { kindNames } from "../shared/request-state.tsx";
import { useSentPictures } from "../shared/use-sent-pictures.ts";
import { screenTitle } from "../titles.ts";
import {
  type ApplicationDraft,
  type DraftSubject,
  maxQuantity,
  noteLimit,
  refundOf,
  writeDraft,
} from "./application-draft.ts";
import { ApplicationFailed, NothingToApplyFor, WhatHappensNext } from "./application-notes.tsx";
import * as look from "./application-screen.css.ts";
import { useApplication } from "./use-application.ts";

/** Loaded after the page: the code is large, and the rest of the form works without it. */
const pictureField = lazyModule(() => import("../shared/proof-pictures.tsx"));

export interface ApplicationScreenProps {
  readonly subject: DraftSubject;
  readonly form: ApplicationForm;
  /** The refused request that is applied for again. */
  readonly refused: AfterSalesRequest | null;
  readonly initial: ApplicationDraft;
}

/** The form of an application, with the expected refund and the next steps. */
export function ApplicationScreen({ subject, form, refused, initial }: ApplicationScreenProps): ReactElement {
  const { i18n } = applicationRoute.useRouteContext();
  const { t } = useLingui();
  const { orderId, skuId, requestId } = subject;
  const formId = useId();
  const [draft, setDraft] = useState(initial);
  const [pictures, setPictures] = useState<UploadItems>(() =>
    initial.pictures.map((picture, index) => {
      const position = index + 1;
      return sentBefore(picture, t`Picture ${position}`);
    }),
  );
  const { module: field, failed: isFieldMissing, load: loadField } = useLazyModule(pictureField, "needed");
  const heading = useRef<HTMLHeadingElement>(null);
  const application = useApplication(subject, heading);
  const [element, setElement] = useState<HTMLFormElement | null>(null);
  const { errors, attempt } = useFormErrors(element, {
    ...(draft.reason === "" && { reason: t`Please choose a reason.` }),
  });
  const max = maxQuantity(form);
  const quantity = Math.min(draft.quantity, max);
  const amount = refundOf(form, quantity);
  const { name } = form.line;
  const sent = useSentPictures(pictures, () => {
    const { kind, reason, note } = draft;
    const taken = form.refunds === null ? null : quantity;
    application.send({ kind, reason, remark: note, images: uploadedPaths(pictures), quantity: taken });
  });
  const written = useRef(initial);
  // An upload can end without a press, so the draft is written after every render.
  useEffect(() => {
    const sentPictures = pictures.flatMap((item) =>
      item.state === "done" ? [{ path: item.path, url: item.url }] : [],
    );
    const next = { ...draft, pictures: sentPictures };
    // The initial contents are no draft.
    if (JSON.stringify(next) === JSON.stringify(written.current)) return;
    written.current = next;
    writeDraft({ orderId, skuId, requestId }, next);
  }, [draft, pictures, orderId, skuId, requestId]);

  function write(next: Partial<ApplicationDraft>): void {
    setDraft({ ...draft, ...next });
    application.forget();
  }
  const changePictures: ChangeUploads = (change) => {
    setPictures(change);
    application.forget();
  };
  function submit(event: SubmitEvent): void {
    event.preventDefault();
    if (!application.busy && attempt()) sent.goOn();
  }
  const descriptions: Readonly<Record<AfterSalesKind, string>> = {
    refund: t`The parcel never came, or there is nothing to send back.`,
    return: form.returnable
      ? t`You send the goods back, then you are refunded.`
      : t`The shop has no address for returns.`,
  };
  const button = {
    kind: "primary" as const,
    type: "submit" as const,
    form: formId,
    busy: application.busy || sent.isWaiting,
    children: application.busy ? (
      <Trans>Submitting</Trans>
    ) : sent.isWaiting ? (
      <Trans>Waiting for the pictures</Trans>
    ) : (
      <Trans>Submit application</Trans>
    ),
  };
  return (
    <div className={look.page}>
      <div>
        <Crumbs>
          <Trans>Apply</Trans>
        </Crumbs>
        <h1 ref={heading} className={pageTitle}>
          {screenTitle(i18n, "application")}
        </h1>
      </div>
      <div className={look.line}>
        <LineRow line={form.line} heading="h2">
          <br />
          <Trans>paid {formatMoney(form.line.paidAmount)}</Trans>
        </LineRow>
      </div>
      {max === 0 ? (
        <NothingToApplyFor />
      ) : (
        <>
          <div className={look.columns}>
            <form id={formId} ref={setElement} noValidate className={look.form} onSubmit={submit}>
              <RadioGroup<AfterSalesKind>
                kind="cards"
                label={<Trans>What would you like?</Trans>}
                value={draft.kind}
                onChange={(kind) => write({ kind })}
                options={(["refund", "return"] as const).map((kind) => ({
                  value: kind,
                  label: kindNames[kind],
                  description: descriptions[kind],
                  disabled: kind === "return" && !form.returnable,
                }))}
              />
              {form.refunds !== null && form.line.quantity > 1 && (
                <div className={look.pieces}>
                  <p className={look.label} aria-hidden>
                    <Trans>How many?</Trans>
                  </p>
                  <QuantityStepper
                    label={t`Pieces of ${name}`}
                    value={quantity}
                    max={max}
                    maxReason={t`${max} at most are eligible`}
                    onChange={(pieces) => write({ quantity: pieces })}
                  />
                </div>
              )}
              <SelectField
                label={t`Reason`}
                name="reason"
                value={draft.reason}
                error={errors.reason}
                onChange={(event) => write({ reason: event.target.value })}
              >
                <option value="" disabled>
                  {t`Please choose`}
                </option>
                {form.reasons.map((reason) => (
                  <option key={reason}>{reason}</option>
                ))}
              </SelectField>
              <TextArea
                label={t`Tell the shop more`}
                optional
                name="note"
                maxLength={noteLimit}
                hint={t`Facts help: what, since when, how often.`}
                value={draft.note}
                onChange={(event) => write({ note: event.target.value })}
              />
              {field === null && isFieldMissing ? (
                <Alert
                  kind="warning"
                  action={
                    <Button size="small" onClick={() => void loadField()}>
                      <Trans>Try again</Trans>
                    </Button>
                  }
                >
                  <Trans>Pictures cannot be added at the moment.</Trans>
                </Alert>
              ) : field === null ? (
                <Skeleton height={148} />
              ) : (
                <field.ProofPictures
                  label={t({ message: "Pictures", context: "request" })}
                  items={pictures}
                  onItems={changePictures}
                  error={sent.problem}
                />
              )}
              {application.error !== null && (
                <ApplicationFailed error={application.error} repeatable={application.repeatable} />
              )}
            </form>
            <aside className={look.box} aria-labelledby={`${formId}-back`}>
              <h2 id={`${formId}-back`} className={look.label}>
                <Trans>You get back</Trans>
              </h2>
              <span aria-live="polite">
                <Price amount={amount} size="total" />
              </span>
              <p className={look.muted}>
                {form.refunds === null ? (
                  <Trans>What you paid for this line, to the way you paid. The amount is fixed.</Trans>
                ) : (
                  <Plural
                    value={quantity}
                    one="For # piece, to the way you paid. The amount is fixed."
                    other="For # pieces, to the way you paid. The amount is fixed."
                  />
                )}
              </p>
              <div className={look.next}>
                <h2 className={look.label}>
                  <Trans>What happens next</Trans>
                </h2>
                <WhatHappensNext kind={draft.kind} />
              </div>
            </aside>
          </div>
          <div className={look.submit}>
            <span className={look.notOnPhones}>
              <Button {...button} size="large" />
            </span>
            <Link
              {...(refused === null ? to.afterSales() : to.afterSalesRequest(refused.id))}
              className={buttonClass({ kind: "quiet" })}
            >
              <Trans>Cancel</Trans>
            </Link>
            <p className={look.aside}>
              <Trans>You can revoke it as long as no refund is on its way.</Trans>
            </p>
          </div>
          <BottomBar label={t`Submit application`}>
            <span className={look.barAmount}>
              <span>
                <Trans>Refund</Trans>
                <CurrencyName />
              </span>
              <Price amount={amount} />
            </span>
            <Button {...button} className={look.barButton} />
          </BottomBar>
        </>
      )}
    </div>
  );
}
