import { type RegionChoice, regionLevels } from "@plaza/shopping/region-choice";
import type { Region } from "@plaza/shopping/regions";

/** The code of the smallest region that is chosen: a city without one of its districts is all of the city. */
export function chosenRegion(provinces: readonly Region[], choice: RegionChoice): number | null {
  const { province, city, district } = regionLevels(provinces, choice).chosen;
  return (district ?? city ?? province)?.code ?? null;
}
