import { Trans, useLingui } from "@lingui/react/macro";
import { foreignZone, useReader } from "@plaza/i18n";
import { Checkbox } from "@plaza/ui-kit/checkbox";
import { Field } from "@plaza/ui-kit/field";
import type { ReactElement } from "react";
import { mute, panel, panelTitle, row, stack } from "../shared/page.css.ts";
import { withDay } from "./address-draft.ts";
import type { AddressPartProps } from "./addresses-form.tsx";
import { useWeekdayNames } from "../shared/use-weekday-names.ts";

/** From Monday on; Sunday is 0. */
const week = [1, 2, 3, 4, 5, 6, 0];

/** When the shop can be visited. */
export function HoursPanel({ draft, errors, onChange }: AddressPartProps): ReactElement {
  const { t } = useLingui();
  const zone = foreignZone(useReader());
  const names = useWeekdayNames();
  const { opensAt, closesAt, openDays } = draft;
  return (
    <section className={`${panel} ${stack}`} aria-labelledby="opening-hours">
      <div>
        <h2 id="opening-hours" className={panelTitle}>
          <Trans>Opening hours</Trans>
        </h2>
        <p className={mute}>
          <Trans>For who fetches something. Empty, the shop does not say them; no day means every day.</Trans>
        </p>
      </div>
      <div className={row}>
        <Field
          label={t`Opens at`}
          type="time"
          hint={zone}
          value={opensAt}
          error={errors["opens_at"]}
          onChange={({ currentTarget: { value } }) => onChange({ opensAt: value })}
        />
        <Field
          label={t`Closes at`}
          type="time"
          hint={zone}
          value={closesAt}
          error={errors["closes_at"]}
          onChange={({ currentTarget: { value } }) => onChange({ closesAt: value })}
        />
      </div>
      <fieldset className={row} aria-label={t`Open days`}>
        {week.map((day) => (
          <Checkbox
            key={day}
            label={names[day]}
            checked={openDays.includes(day)}
            onChange={({ currentTarget: { checked } }) => onChange({ openDays: withDay(openDays, day, checked) })}
          />
        ))}
      </fieldset>
    </section>
  );
}
