import { Trans, useLingui } from "@lingui/react/macro";
import { ApiError, type SentBack, staleAfter, type WithdrawalReceipt } from "@plaza/api-client";
import { useAction } from "@plaza/routing";
import { Alert } from "@plaza/ui-kit/alert";
import { Button } from "@plaza/ui-kit/button";
import { Field } from "@plaza/ui-kit/field";
import { useFormErrors } from "@plaza/ui-kit/form-errors";
import { panelTitle } from "@plaza/ui-kit/global";
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, type ReactElement, useState } from "react";
import { trackingNumberOf, trackingProblem } from "../shared/shipment.ts";
import * as look from "./withdrawal.css.ts";

export interface SendBackFormProps {
  readonly returnTo: WithdrawalReceipt["returnTo"];
  readonly send: (parcel: SentBack) => Promise<WithdrawalReceipt>;
  readonly onSent: (receipt: WithdrawalReceipt) => void;
}

const maxLength = 100;

/** The return address, and a form for carrier and tracking number. */
export function SendBackForm({ returnTo, send, onSent }: SendBackFormProps): ReactElement {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  const [carrier, setCarrier] = useState("");
  const [trackingNumber, setTrackingNumber] = useState("");
  const { run, isPending, error } = useAction({
    mutationFn: send,
    meta: { quiet: true },
    repetition: "any",
    onSuccess: onSent,
    onSettled: () => queryClient.invalidateQueries({ predicate: staleAfter("order-change") }),
  });
  const problem = trackingProblem(trackingNumber);
  const { errors, leave, attempt } = useFormErrors(form, {
    ...(carrier.trim() === "" && { carrier: <Trans>Please enter the carrier</Trans> }),
    ...(problem === "missing" && { trackingNumber: <Trans>Please enter the tracking number</Trans> }),
    ...(problem === "malformed" && {
      trackingNumber: <Trans>A tracking number has letters and digits only</Trans>,
    }),
  });
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!isPending && attempt()) run({ carrier: carrier.trim(), trackingNumber: trackingNumberOf(trackingNumber) });
  }
  return (
    <form ref={setForm} className={look.step} onSubmit={submit} noValidate>
      <h2 className={panelTitle}>
        <Trans>Sending the goods back</Trans>
      </h2>
      <p className={look.intro}>
        {returnTo === null ? (
          <Trans>Please ask the shop where to.</Trans>
        ) : (
          <>
            <span translate="no">{`${returnTo.contact} ${returnTo.phone}`}</span>
            <br />
            <span>{returnTo.address}</span>
          </>
        )}
      </p>
      <Field
        label={t`Carrier`}
        name="carrier"
        maxLength={maxLength}
        required
        value={carrier}
        error={errors.carrier}
        onChange={(event) => setCarrier(event.target.value)}
        onBlur={leave("carrier")}
      />
      <Field
        label={t`Tracking number`}
        name="trackingNumber"
        maxLength={maxLength}
        required
        value={trackingNumber}
        error={errors.trackingNumber}
        onChange={(event) => setTrackingNumber(event.target.value)}
        onBlur={leave("trackingNumber")}
      />
      {error !== null && (
        <Alert kind="danger" announce>
          {(error instanceof ApiError ? error.platformMessage : null) ?? (
            <Trans>There was no answer. Please press again: nothing happens twice.</Trans>
          )}
        </Alert>
      )}
      <div className={look.buttons}>
        <Button type="submit" busy={isPending}>
          <Trans>I have sent the goods</Trans>
        </Button>
      </div>
    </form>
  );
}
