import { useLocale } from "@plaza/i18n";
import { importOrReload } from "@plaza/routing";
import { loadRegions } from "@plaza/shopping/regions";
import { type Regions, useRegions } from "@plaza/ui-kit/use-regions";
import { useCallback, useMemo } from "react";
import { regionLabels } from "./region-labels.ts";

export interface AllRegions {
  readonly regions: Regions;
  readonly labels: ReadonlyMap<number, string>;
}

/** Every region of today's divisions, called as the reader calls it. */
export function useAllRegions(): AllRegions {
  const language = useLocale();
  const regions = useRegions(useCallback(() => loadRegions(importOrReload, { language }), [language]));
  const labels = useMemo(() => regionLabels(regions.provinces ?? []), [regions.provinces]);
  return { regions, labels };
}
