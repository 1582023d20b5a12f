import { Trans, useLingui } from "@lingui/react/macro";
import type { ShopHolidayKind } from "@plaza/api-client/desk";
import { foreignZone, useReader } from "@plaza/i18n";
import { Field } from "@plaza/ui-kit/field";
import { SelectField } from "@plaza/ui-kit/select-field";
import type { ReactElement } from "react";
import { mute, panel, panelTitle, row, stack } from "../shared/page.css.ts";
import type { ContactPartProps } from "./contact-form.tsx";

const kinds: readonly ShopHolidayKind[] = ["", "pause", "later"];

/** Days on which a shop takes no orders, or sends what is ordered afterwards. It begins and ends by itself. */
export function HolidayPanel({ contact, errors, onChange }: ContactPartProps): ReactElement {
  const { t } = useLingui();
  const zone = foreignZone(useReader());
  const { holiday, holidayFrom, holidayUntil } = contact;
  const names: Readonly<Record<ShopHolidayKind, string>> = {
    "": t`No holiday`,
    pause: t`Nothing can be ordered meanwhile`,
    later: t`What is ordered is sent afterwards`,
  };
  return (
    <section className={`${panel} ${stack}`} aria-labelledby="shop-holiday">
      <div>
        <h2 id="shop-holiday" className={panelTitle}>
          <Trans>Holiday</Trans>
        </h2>
        <p className={mute}>
          <Trans>
            It begins and ends by itself. Shoppers read it at your products, in their cart and at their orders.
          </Trans>
        </p>
      </div>
      <SelectField
        label={<Trans>What it means</Trans>}
        value={holiday}
        error={errors["holiday"]}
        onChange={({ currentTarget: { value } }) => {
          const kind = kinds.find((each) => each === value) ?? "";
          onChange(kind === "" ? { holiday: "", holidayFrom: "", holidayUntil: "" } : { holiday: kind });
        }}
      >
        {kinds.map((kind) => (
          <option key={kind} value={kind}>
            {names[kind]}
          </option>
        ))}
      </SelectField>
      {holiday !== "" && (
        <div className={row}>
          <Field
            label={t`First day`}
            type="date"
            hint={zone}
            value={holidayFrom}
            error={errors["holiday_from"]}
            onChange={({ currentTarget: { value } }) => onChange({ holidayFrom: value })}
          />
          <Field
            label={t`Last day`}
            type="date"
            hint={zone}
            value={holidayUntil}
            error={errors["holiday_until"]}
            onChange={({ currentTarget: { value } }) => onChange({ holidayUntil: value })}
          />
        </div>
      )}
    </section>
  );
}
