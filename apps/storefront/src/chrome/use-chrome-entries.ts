import { useRouter } from "@tanstack/react-router";
import { type ChromeEntry, chromeEntries, type ChromePlace, type ChromeTarget } from "./chrome-entries.ts";
import { useNickname } from "./use-nickname.ts";

export interface ReachableEntry extends Omit<ChromeEntry, "targets" | "visitorTargets"> {
  readonly target: ChromeTarget;
}

/** The entries of one place whose screens exist. */
export function reachableEntries(
  place: ChromePlace,
  routesByPath: object,
  isCustomer: boolean,
): readonly ReachableEntry[] {
  return chromeEntries
    .filter((entry) => entry.place === place)
    .flatMap(({ targets, visitorTargets = targets, ...entry }) => {
      const target = (isCustomer ? targets : visitorTargets).find(({ to }) => to in routesByPath);
      return target === undefined ? [] : [{ ...entry, target }];
    });
}

export function useChromeEntries(place: ChromePlace): readonly ReachableEntry[] {
  const isCustomer = useNickname() !== null;
  return reachableEntries(place, useRouter().routesByPath, isCustomer);
}
