import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { type FlashSlotRow, saveFlashSlot } from "@plaza/api-client/desk";
import { foreignZone, useReader } from "@plaza/i18n";
import { Alert } from "@plaza/ui-kit/alert";
import { Field } from "@plaza/ui-kit/field";
import { useFormErrors } from "@plaza/ui-kit/form-errors";
import { useToasts } from "@plaza/ui-kit/toast";
import { type ReactElement, useState } from "react";
import { twoFields } from "../flash-offers/flash-offers.css.ts";
import { clockOf, minuteOf } from "../flash-offers/platform-days.ts";
import { flashSaleRoute } from "../routes.ts";
import { FormDialog } from "../shared/form-dialog.tsx";
import { useChange } from "../shared/use-change.ts";

export interface SlotDialogProps {
  /** As it was when the dialog was opened; null: it is new. */
  readonly slot: FlashSlotRow | null;
  readonly onClose: () => void;
}

const midnight = 1440;

/** When a session begins and ends each day. Midnight as its end is the day's. */
export function SlotDialog({ slot, onClose }: SlotDialogProps): ReactElement {
  const { t } = useLingui();
  const toasts = useToasts();
  const zone = foreignZone(useReader());
  const { desk } = flashSaleRoute.useRouteContext();
  const [from, setFrom] = useState(slot === null ? "" : clockOf(slot.startMinute));
  const [until, setUntil] = useState(slot === null ? "" : clockOf(slot.endMinute % midnight));
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  const startMinute = minuteOf(from);
  const typedEnd = minuteOf(until);
  const endMinute = typedEnd === 0 ? midnight : typedEnd;
  const running = slot?.runningCount ?? 0;
  const save = useChange({
    event: "flash-sale-change",
    send: (times: { readonly startMinute: number; readonly endMinute: number }) =>
      saveFlashSlot(desk, { seen: slot, ...times, ends: running }),
    onDone: () => {
      toasts.show(t`The session is saved.`);
      onClose();
    },
  });
  const { errors, attempt } = useFormErrors<"from" | "until">(form, {
    ...(startMinute === null && { from: t`Please fill this in.` }),
    ...(endMinute === null
      ? { until: t`Please fill this in.` }
      : startMinute !== null && endMinute <= startMinute && { until: t`Later than it begins` }),
  });
  return (
    <FormDialog
      title={slot === null ? <Trans>New session</Trans> : <Trans>Change the session</Trans>}
      submitLabel={<Trans>Save</Trans>}
      busy={save.busy}
      problem={save.problem}
      formRef={setForm}
      onSubmit={() => {
        if (attempt() && startMinute !== null && endMinute !== null) save.run({ startMinute, endMinute });
      }}
      onClose={onClose}
    >
      {running > 0 && (
        <Alert kind="warning">
          <Plural
            value={running}
            one="This session runs now, with # product. Where its new time is over or not begun, its price ends at once."
            other="This session runs now, with # products. Where its new time is over or not begun, their prices end at once."
          />
        </Alert>
      )}
      {slot !== null && (
        <p>
          <Trans>Its products, and what is open for proposals, move with it to the new time.</Trans>
        </p>
      )}
      <div className={twoFields}>
        <Field
          label={<Trans>Begins</Trans>}
          type="time"
          hint={zone}
          value={from}
          error={errors.from}
          onChange={({ currentTarget: { value } }) => setFrom(value)}
        />
        <Field
          label={<Trans>Ends</Trans>}
          type="time"
          hint={zone}
          value={until}
          error={errors.until}
          onChange={({ currentTarget: { value } }) => setUntil(value)}
        />
      </div>
    </FormDialog>
  );
}
