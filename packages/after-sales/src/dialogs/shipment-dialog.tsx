import { Trans, useLingui } from "@lingui/react/macro";
import { type ReturnShipment, sendReturn } from "@plaza/api-client";
import { rootRoute, useAction, useIdempotencyKey } from "@plaza/routing";
import { Alert } from "@plaza/ui-kit/alert";
import { Button } from "@plaza/ui-kit/button";
import { Dialog } from "@plaza/ui-kit/dialog";
import { Field } from "@plaza/ui-kit/field";
import { useFormErrors } from "@plaza/ui-kit/form-errors";
import { TextArea } from "@plaza/ui-kit/text-area";
import { uploadedPaths, type UploadItems } from "@plaza/ui-kit/upload-items";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactElement, type SubmitEvent, useId, useState } from "react";
import { ProofPictures } from "../shared/proof-pictures.tsx";
import { rejectionMessage, renewAfterSales } from "../shared/request-calls.ts";
import { trackingNumberOf, trackingProblem } from "../shared/shipment.ts";
import { useSentPictures } from "../shared/use-sent-pictures.ts";
import * as look from "./shipment-dialog.css.ts";

export interface ShipmentDialogProps {
  readonly request: RequestRef;
  readonly onSent: () => void;
  readonly onClose: () => void;
}

/** Takes the carrier and the tracking number of the returned goods. */
export function ShipmentDialog({ request: { id, number }, onSent, onClose }: ShipmentDialogProps): ReactElement {
  const { t, i18n } = useLingui();
  const { api } = rootRoute.useRouteContext();
  const queryClient = useQueryClient();
  const formId = useId();
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  const [carrier, setCarrier] = useState("");
  const [typed, setTyped] = useState("");
  const [remark, setRemark] = useState("");
  const [pictures, setPictures] = useState<UploadItems>([]);
  const { keyOf, settle } = useIdempotencyKey(`plaza:after-sales-attempt:return:${id}`);
  const { run, isPending, error } = useAction({
    mutationFn: (shipment: Omit<ReturnShipment, "requestId" | "idempotencyKey">) =>
      sendReturn(api, { ...shipment, requestId: id, idempotencyKey: keyOf(shipment) }),
    meta: { quiet: true },
    repetition: "any",
    onSuccess: (_nothing, shipment) => {
      settle(shipment);
      onSent();
    },
    onSettled: () => renewAfterSales(queryClient),
  });
  const sent = useSentPictures(pictures, () =>
    run({ carrier, trackingNumber: trackingNumberOf(typed), remark, images: uploadedPaths(pictures) }),
  );

  const problem = trackingProblem(typed);
  const { errors, leave, attempt } = useFormErrors(form, {
    ...(carrier.trim() === "" && { carrier: t`Enter the courier company.` }),
    ...(problem === "missing" && { tracking: t`Enter the tracking number.` }),
    ...(problem === "malformed" && { tracking: t`A tracking number has letters and digits only.` }),
  });
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
      title={<Trans>Your parcel to the shop</Trans>}
      actions={
        <>
          <Button onClick={close}>
            <Trans>Cancel</Trans>
          </Button>
          <Button kind="primary" type="submit" form={formId} busy={isPending || sent.isWaiting}>
            {isPending ? (
              <Trans>Saving</Trans>
            ) : sent.isWaiting ? (
              <Trans>Waiting for the pictures</Trans>
            ) : (
              <Trans>Save tracking number</Trans>
            )}
          </Button>
        </>
      }
    >
      <form id={formId} ref={setForm} noValidate className={look.form} onSubmit={submit}>
        <p>
          <Trans>For request {number}. The shop refunds you once it has the goods.</Trans>
        </p>
        <div className={look.pair}>
          <Field
            label={t`Courier company`}
            name="carrier"
            maxLength={50}
            value={carrier}
            error={errors.carrier}
            onBlur={leave("carrier")}
            onChange={(event) => setCarrier(event.target.value)}
          />
          <Field
            label={t`Tracking number`}
            name="tracking"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={50}
            hint={t`Letters and digits, as on the slip.`}
            value={typed}
            error={errors.tracking}
            onBlur={leave("tracking")}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
        <TextArea
          label={t`Description`}
          optional
          rows={2}
          maxLength={200}
          value={remark}
          onChange={(event) => setRemark(event.target.value)}
        />
        <ProofPictures label={t`Pictures of the slip`} items={pictures} onItems={setPictures} error={sent.problem} />
        {error !== null && (
          <Alert kind="danger" announce>
            {rejectionMessage(i18n, error)}
          </Alert>
        )}
      </form>
    </Dialog>
  );
}

/** The fields of a request that the dialogs need. */
export interface RequestRef {
  readonly id: number;
  readonly number: string;
}
