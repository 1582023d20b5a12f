import { Trans } from "@lingui/react/macro";
import { Button } from "@plaza/ui-kit/button";
import { RegionPicker } from "@plaza/ui-kit/region-picker";
import type { ReactElement } from "react";
import { useAllRegions } from "../freight/use-all-regions.ts";
import { LanguageFields } from "../shared/language-fields.tsx";
import { mute, panel, panelTitle, stack } from "../shared/page.css.ts";
import type { AddressPartProps } from "./addresses-form.tsx";
import { textErrors } from "../shared/text-errors.ts";

const maxStreetLength = 100;

/** Where customers fetch what they have bought. */
export function PickupPanel({ draft, errors, onChange }: AddressPartProps): ReactElement {
  const { regions } = useAllRegions();
  const { provinceId, cityId, districtId, street } = draft;
  const isEmpty = provinceId === null && Object.keys(street).length === 0;
  return (
    <section className={`${panel} ${stack}`} aria-labelledby="pickup-address">
      <div>
        <h2 id="pickup-address" className={panelTitle}>
          <Trans>Pickup address</Trans>
        </h2>
        <p className={mute}>
          <Trans>Where customers fetch their orders. Without one nothing can be picked up.</Trans>
        </p>
      </div>
      <RegionPicker
        regions={regions}
        value={{ provinceId, cityId, districtId }}
        onChange={onChange}
        error={errors["district_id"]}
      />
      <LanguageFields
        label={<Trans>Street and number</Trans>}
        texts={street}
        maxLength={maxStreetLength}
        optional
        errors={textErrors(errors, "street")}
        onTexts={(texts) => onChange({ street: texts })}
      />
      {!isEmpty && (
        <div>
          <Button
            size="small"
            onClick={() => onChange({ provinceId: null, cityId: null, districtId: null, street: {} })}
          >
            <Trans>No pickup</Trans>
          </Button>
        </div>
      )}
    </section>
  );
}
