import { Trans } from "@lingui/react/macro";
import { Field } from "@plaza/ui-kit/field";
import type { ReactElement } from "react";
import { LanguageFields } from "../shared/language-fields.tsx";
import { mute, panel, panelTitle, stack } from "../shared/page.css.ts";
import type { AddressPartProps } from "./addresses-form.tsx";
import { textErrors } from "../shared/text-errors.ts";

const [maxContactLength, maxAddressLength] = [40, 200];

/** Where goods are sent back to. */
export function ReturnsPanel({ draft, errors, onChange }: AddressPartProps): ReactElement {
  return (
    <section className={`${panel} ${stack}`} aria-labelledby="return-address">
      <div>
        <h2 id="return-address" className={panelTitle}>
          <Trans>Return address</Trans>
        </h2>
        <p className={mute}>
          <Trans>Shoppers send goods back to this address. Without one they cannot return anything.</Trans>
        </p>
      </div>
      <LanguageFields
        label={<Trans>Recipient of returns</Trans>}
        texts={draft.returnContact}
        maxLength={maxContactLength}
        errors={textErrors(errors, "return_contact")}
        onTexts={(returnContact) => onChange({ returnContact })}
      />
      <Field
        label={<Trans>Phone for returns</Trans>}
        type="tel"
        autoComplete="off"
        maxLength={30}
        value={draft.returnPhone}
        error={errors["return_phone"]}
        onChange={({ currentTarget: { value } }) => onChange({ returnPhone: value })}
      />
      <LanguageFields
        label={<Trans>Return address</Trans>}
        texts={draft.returnAddress}
        maxLength={maxAddressLength}
        errors={textErrors(errors, "return_address")}
        onTexts={(returnAddress) => onChange({ returnAddress })}
      />
    </section>
  );
}
