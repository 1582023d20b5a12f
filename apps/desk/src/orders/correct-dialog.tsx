import { Trans, useLingui } from "@lingui/react/macro";
import { correctParcel, type ShopOrderDetail } from "@plaza/api-client/desk";
import { Field } from "@plaza/ui-kit/field";
import { useFormErrors } from "@plaza/ui-kit/form-errors";
import { useToasts } from "@plaza/ui-kit/toast";
import { type ReactElement, useState } from "react";
import { rootRoute } from "../routes.ts";
import { DecidedMeanwhile } from "../shared/decided-meanwhile.tsx";
import { FormDialog } from "../shared/form-dialog.tsx";
import { useChange } from "../shared/use-change.ts";
import { parcelProblem } from "./parcel-problem.ts";

export interface CorrectDialogProps {
  readonly order: ShopOrderDetail;
  readonly onClose: () => void;
}

/** Another carrier or number of a parcel that is on its way. */
export function CorrectDialog({ order, onClose }: CorrectDialogProps): ReactElement {
  const { t } = useLingui();
  const toasts = useToasts();
  const { desk } = rootRoute.useRouteContext();
  const [was] = useState(order.trackingNumber ?? "");
  const [carrier, setCarrier] = useState(order.carrier ?? "");
  const [number, setNumber] = useState(order.trackingNumber ?? "");
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  const problem = parcelProblem(carrier.trim(), number.trim());
  const { errors, attempt } = useFormErrors<"carrier" | "number">(form, {
    ...(carrier.trim() === "" && { carrier: t`Please enter the carrier.` }),
    ...(problem === "numberMissing" && { number: t`Please enter the tracking number.` }),
    ...(problem === "numberWrong" && { number: t`4 to 40 letters, digits and hyphens.` }),
  });
  const change = useChange({
    event: "shop-order-change",
    send: () => correctParcel(desk, { orderId: order.id, carrier: carrier.trim(), trackingNumber: number.trim(), was }),
    onDone: () => {
      toasts.show(t`The customer is told of the new number.`);
      onClose();
    },
  });
  const [newest] = order.corrections;
  const decided = (order.trackingNumber ?? "") === was ? null : newest;
  return (
    <FormDialog
      title={<Trans>Correct the tracking number</Trans>}
      submitLabel={<Trans>Save</Trans>}
      busy={change.busy}
      disabled={decided !== null}
      problem={decided === null ? change.problem : null}
      notice={
        decided !== null &&
        decided !== undefined && (
          <DecidedMeanwhile
            what={`${decided.to.carrier} ${decided.to.trackingNumber}`}
            by={decided.by}
            at={decided.at}
          />
        )
      }
      formRef={setForm}
      onSubmit={() => {
        if (attempt()) change.run();
      }}
      onClose={onClose}
    >
      <Field
        label={<Trans>Carrier</Trans>}
        autoComplete="off"
        maxLength={40}
        value={carrier}
        error={errors.carrier}
        onChange={({ currentTarget: { value } }) => setCarrier(value)}
      />
      <Field
        label={<Trans>Tracking number</Trans>}
        autoComplete="off"
        spellCheck={false}
        maxLength={40}
        value={number}
        error={errors.number}
        onChange={({ currentTarget: { value } }) => setNumber(value)}
      />
    </FormDialog>
  );
}
