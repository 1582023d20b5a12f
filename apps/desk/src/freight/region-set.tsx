import { Trans, useLingui } from "@lingui/react/macro";
import type { RegionChoice } from "@plaza/shopping/region-choice";
import { Button } from "@plaza/ui-kit/button";
import { Icon } from "@plaza/ui-kit/icon";
import { RegionPicker } from "@plaza/ui-kit/region-picker";
import { X } from "lucide";
import { type ReactElement, useState } from "react";
import { row, stack } from "../shared/page.css.ts";
import { chosenRegion } from "./chosen-region.ts";
import { regionLabel } from "./region-labels.ts";
import type { AllRegions } from "./use-all-regions.ts";

export interface RegionSetProps extends AllRegions {
  readonly value: readonly number[];
  readonly onChange: (value: readonly number[]) => void;
  /** What the button says that offers the list of regions. */
  readonly addLabel: string;
}

export const noRegion: RegionChoice = { provinceId: null, cityId: null, districtId: null };

/** A choice that is being made, and the region that it has put into the set; null: none, or one that was there. */
interface Pending {
  readonly choice: RegionChoice;
  readonly added: number | null;
}

/**
 * Any number of provinces, cities and districts. What is chosen in the lists belongs to the set at once: whoever saves
 * without the press of a button saves it too.
 */
export function RegionSet({ regions, labels, value, onChange, addLabel }: RegionSetProps): ReactElement {
  const { t } = useLingui();
  const [pending, setPending] = useState<Pending | null>(null);
  const without = (code: number | null): readonly number[] => value.filter((each) => each !== code);
  function choose(choice: RegionChoice): void {
    const others = without(pending?.added ?? null);
    const chosen = chosenRegion(regions.provinces ?? [], choice);
    const added = chosen === null || others.includes(chosen) ? null : chosen;
    setPending({ choice, added });
    onChange(added === null ? others : [...others, added]);
  }
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
                onClick={() => {
                  if (code === pending?.added) setPending(null);
                  onChange(without(code));
                }}
              >
                {name}
              </Button>
            );
          })}
        </div>
      )}
      {pending !== null && <RegionPicker regions={regions} value={pending.choice} onChange={choose} />}
      <div className={row}>
        {pending === null ? (
          <Button size="small" onClick={() => setPending({ choice: noRegion, added: null })}>
            {addLabel}
          </Button>
        ) : (
          <>
            <Button size="small" disabled={pending.choice.provinceId === null} onClick={() => setPending(null)}>
              <Trans>Add this region</Trans>
            </Button>
            <Button
              size="small"
              kind="quiet"
              onClick={() => {
                setPending(null);
                if (pending.added !== null) onChange(without(pending.added));
              }}
            >
              <Trans context="region">Do not add one</Trans>
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
