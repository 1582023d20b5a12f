import { Trans, useLingui } from "@lingui/react/macro";
import type { DeliveryRegion } from "@plaza/api-client";
import { useLocale } from "@plaza/i18n";
import { importOrReload } from "@plaza/routing";
import { type RegionChoice, regionLevels } from "@plaza/shopping/region-choice";
import { loadRegions } from "@plaza/shopping/regions";
import { Button } from "@plaza/ui-kit/button";
import { Dialog } from "@plaza/ui-kit/dialog";
import { RegionPicker } from "@plaza/ui-kit/region-picker";
import { useRegions } from "@plaza/ui-kit/use-regions";
import { type FormEvent, type ReactElement, useCallback, useId, useState } from "react";

export interface RegionDialogProps {
  /** What was chosen before. */
  readonly region: DeliveryRegion | null;
  readonly onChoose: (region: DeliveryRegion) => void;
  readonly onClose: () => void;
}

const nothing: RegionChoice = { provinceId: null, cityId: null, districtId: null };

/** Asks where things are to be sent. */
export function RegionDialog({ region, onChoose, onClose }: RegionDialogProps): ReactElement {
  const { t } = useLingui();
  const language = useLocale();
  const formId = useId();
  const regions = useRegions(useCallback(() => loadRegions(importOrReload, { language }), [language]));
  const [choice, setChoice] = useState<RegionChoice>(region ?? nothing);
  const [isIncomplete, setIncomplete] = useState(false);

  function submit(event: FormEvent): void {
    event.preventDefault();
    const { chosen, missing } = regionLevels(regions.provinces ?? [], choice);
    const { province, city, district } = chosen;
    setIncomplete(missing !== null);
    if (province === null || city === null || district === null) return;
    onChoose({ provinceId: province.code, cityId: city.code, districtId: district.code });
  }
  return (
    <Dialog
      open
      onClose={onClose}
      size="wide"
      title={<Trans>Where should it be sent?</Trans>}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button kind="primary" type="submit" form={formId} disabled={regions.provinces === null}>
            <Trans>Show totals</Trans>
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <RegionPicker
          regions={regions}
          value={choice}
          onChange={setChoice}
          error={isIncomplete ? t`Please choose the region down to the district.` : undefined}
        />
      </form>
    </Dialog>
  );
}
