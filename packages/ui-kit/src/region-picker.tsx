import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactElement, ReactNode } from "react";
import { Alert } from "./alert.tsx";
import { Button } from "./button.tsx";
import { chooseRegion, type RegionChoice, type RegionLevel, regionLevels } from "@plaza/shopping/region-choice";
import { failure, levels as levelsLook } from "./region-picker.css.ts";
import { SelectField } from "./select-field.tsx";
import type { Regions } from "./use-regions.ts";
import { visuallyHidden } from "./visually-hidden.css.ts";

export interface RegionPickerProps {
  readonly regions: Regions;
  readonly value: RegionChoice;
  readonly onChange: (value: RegionChoice) => void;
  /** Stands beside the first level without a choice. */
  readonly error?: ReactNode;
}

/** Three lists, each offering what lies in the choice before it. */
export function RegionPicker({ regions, value, onChange, error }: RegionPickerProps): ReactElement {
  const { t } = useLingui();
  const levels = regionLevels(regions.provinces ?? [], value);
  const nothingChosen = regions.provinces === null && !regions.failed ? t`Loading` : t`Please choose`;

  function level(name: RegionLevel, label: ReactNode): ReactElement {
    const chosen = levels.chosen[name];
    return (
      <SelectField
        label={label}
        value={chosen?.code ?? ""}
        disabled={levels.offered[name].length === 0 && levels.missing !== name}
        error={levels.missing === name && error}
        onChange={(event) => onChange(chooseRegion(levels, name, Number(event.target.value)))}
      >
        <option value="" disabled>
          {nothingChosen}
        </option>
        {levels.offered[name].map(({ code, name: region }) => (
          <option key={code} value={code}>
            {region}
          </option>
        ))}
      </SelectField>
    );
  }
  return (
    <fieldset aria-busy={(regions.provinces === null && !regions.failed) || undefined}>
      <legend className={visuallyHidden}>
        <Trans>Region</Trans>
      </legend>
      <div className={levelsLook}>
        {level("province", <Trans>Province</Trans>)}
        {level("city", <Trans>City</Trans>)}
        {level("district", <Trans>District</Trans>)}
      </div>
      {regions.failed && (
        <div className={failure}>
          <Alert
            kind="danger"
            announce
            action={
              <Button size="small" onClick={regions.retry}>
                <Trans>Try again</Trans>
              </Button>
            }
          >
            <Trans>The list of regions did not load.</Trans>
          </Alert>
        </div>
      )}
    </fieldset>
  );
}
