import { Trans, useLingui } from "@lingui/react/macro";
import {
  changeFlashDeadline,
  type FlashOpeningDraft,
  type FlashSlotRow,
  type ListedFlashOpening,
  openFlashSale,
} from "@plaza/api-client/desk";
import { foreignZone, useReader } from "@plaza/i18n";
import { Field } from "@plaza/ui-kit/field";
import { type FieldErrors, useFormErrors } from "@plaza/ui-kit/form-errors";
import { SelectField } from "@plaza/ui-kit/select-field";
import { useToasts } from "@plaza/ui-kit/toast";
import { type ReactElement, useState } from "react";
import { slotClock, WhenText } from "../flash-offers/flash-texts.tsx";
import { twoFields } from "../flash-offers/flash-offers.css.ts";
import { isDay } from "../flash-offers/platform-days.ts";
import { flashSaleRoute } from "../routes.ts";
import { FormDialog } from "../shared/form-dialog.tsx";
import { momentOf, momentText } from "../shared/platform-moment.ts";
import { useChange } from "../shared/use-change.ts";

export interface OpeningDialogProps {
  /** Whose deadline is changed, as it was when the dialog was opened; null: something is opened. */
  readonly opening: ListedFlashOpening | null;
  readonly slots: readonly FlashSlotRow[];
  /** What the calendar shows. */
  readonly day: string;
  readonly onClose: () => void;
}

/** Opens a slot for the proposals of shops, on the days of a range until a moment, or moves that moment. */
export function OpeningDialog({ opening, slots, day, onClose }: OpeningDialogProps): ReactElement {
  const { t } = useLingui();
  const toasts = useToasts();
  const zone = foreignZone(useReader());
  const { desk } = flashSaleRoute.useRouteContext();
  const [slotId, setSlotId] = useState(opening?.slot.id ?? slots[0]?.id ?? 0);
  const [from, setFrom] = useState(opening?.startsOn ?? day);
  const [until, setUntil] = useState(opening?.endsOn ?? day);
  const [deadline, setDeadline] = useState(opening === null ? "" : momentText(opening.proposalsUntil));
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  const moment = momentOf(deadline);
  const save = useChange({
    event: "flash-sale-change",
    send: (draft: FlashOpeningDraft) =>
      opening === null
        ? openFlashSale(desk, draft)
        : changeFlashDeadline(desk, { seen: opening, proposalsUntil: draft.proposalsUntil }),
    onDone: () => {
      toasts.show(opening === null ? t`Shops can propose their products.` : t`The deadline is changed.`);
      onClose();
    },
  });
  const names: Readonly<Record<string, keyof Problems>> = {
    starts_on: "from",
    ends_on: "until",
    proposals_until: "deadline",
  };
  const field = save.field === null ? undefined : names[save.field];
  const problems: FieldErrors<keyof Problems> = {
    ...(!isDay(from) && { from: t`Please fill this in.` }),
    ...(isDay(until)
      ? until < from && { until: t`No earlier than the first day` }
      : { until: t`Please fill this in.` }),
    ...(moment === null && { deadline: t`Please fill this in.` }),
  };
  const { errors, attempt } = useFormErrors<keyof Problems>(form, problems);
  const shown: FieldErrors<keyof Problems> = field === undefined ? errors : { ...errors, [field]: save.problem };
  const write = (set: (value: string) => void) => (event: { readonly currentTarget: { readonly value: string } }) => {
    set(event.currentTarget.value);
    if (save.problem !== null) save.reset();
  };
  return (
    <FormDialog
      title={opening === null ? <Trans>Open for proposals</Trans> : <Trans>Change the deadline</Trans>}
      submitLabel={opening === null ? <Trans>Open it</Trans> : <Trans>Save</Trans>}
      busy={save.busy}
      problem={field === undefined ? save.problem : null}
      formRef={setForm}
      onSubmit={() => {
        if (attempt() && moment !== null) save.run({ slotId, startsOn: from, endsOn: until, proposalsUntil: moment });
      }}
      onClose={onClose}
    >
      {opening === null ? (
        <>
          <p>
            <Trans>Shops propose their products with prices until the deadline; you decide about each of them.</Trans>
          </p>
          <SelectField
            label={<Trans>Session</Trans>}
            hint={zone}
            value={String(slotId)}
            onChange={({ currentTarget: { value } }) => setSlotId(Number(value))}
          >
            {slots.map((slot) => (
              <option key={slot.id} value={slot.id}>
                {slotClock(slot)}
              </option>
            ))}
          </SelectField>
          <div className={twoFields}>
            <Field
              label={<Trans>First day</Trans>}
              type="date"
              hint={zone}
              value={from}
              error={shown.from}
              onChange={write(setFrom)}
            />
            <Field
              label={<Trans>Last day</Trans>}
              type="date"
              hint={zone}
              value={until}
              error={shown.until}
              onChange={write(setUntil)}
            />
          </div>
        </>
      ) : (
        <p>
          <WhenText slot={opening.slot} startsOn={opening.startsOn} endsOn={opening.endsOn} />
        </p>
      )}
      <Field
        label={<Trans>Proposals until</Trans>}
        type="datetime-local"
        hint={zone}
        value={deadline}
        error={shown.deadline}
        onChange={write(setDeadline)}
      />
    </FormDialog>
  );
}

interface Problems {
  readonly from: string;
  readonly until: string;
  readonly deadline: string;
}
