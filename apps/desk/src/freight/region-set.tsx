import { Trans, useLingui } from "@lingui/react/macro";
import { type RegionChoice, regionLevels } from "@plaza/shopping/region-choice";
import { Button } from "@plaza/ui-kit/button";
import { Icon } from "@plaza/ui-kit/icon";
import { RegionPicker } from "@plaza/ui-kit/region-picker";
import { X } from "lucide";
import { type ReactElement, useState } from "react";
import { row, stack } from "../shared/page.css.ts";
import { regionLabel } from "./region-labels.ts";
import type { AllRegions } from "./use-all-regions.ts";

export interface RegionSetProps extends AllRegions {
  readonly value: readonly number[];
  readonly onChange: (value: readonly number[]) => void;
  /** What the button says that offers the list of regions. */
  readonly addLabel: string;
}

export const noRegion: RegionChoice = { provinceId: null, cityId: null, districtId: null };

/** Any number of provinces, cities and districts: what is chosen last of the three lists is added. */
export function RegionSet({ regions, labels, value, onChange, addLabel }: RegionSetProps): ReactElement {
  const { t } = useLingui();
  const [choice, setChoice] = useState<RegionChoice | null>(null);
  const { province, city, district } = regionLevels(regions.provinces ?? [], choice ?? noRegion).chosen;
  const chosen = district ?? city ?? province;
  return (
    <div className={stack}>
      {value.length > 0 && (
        <div className={row}>
          {value.map((code) => {
            const name = regionLabel(labels, code);
            return (
              <Button
                key={code}
                size="small"
                icon={<Icon of={X} size={14} />}
                aria-label={t`Remove: ${name}`}
                onClick={() => onChange(value.filter((each) => each !== code))}
              >
                {name}
              </Button>
            );
          })}
        </div>
      )}
      {choice !== null && <RegionPicker regions={regions} value={choice} onChange={setChoice} />}
      <div className={row}>
        {choice === null ? (
          <Button size="small" onClick={() => setChoice(noRegion)}>
            {addLabel}
          </Button>
        ) : (
          <>
            <Button
              size="small"
              disabled={chosen === null}
              onClick={() => {
                if (chosen !== null && !value.includes(chosen.code)) onChange([...value, chosen.code]);
                setChoice(null);
              }}
            >
              <Trans>Add this region</Trans>
            </Button>
            <Button size="small" kind="quiet" onClick={() => setChoice(null)}>
              <Trans context="region">Do not add one</Trans>
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
