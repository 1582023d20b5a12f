import { useRouter } from "@tanstack/react-router";
import { type ChromeEntry, chromeEntries, type ChromePlace, type ChromeTarget } from "./chrome-entries.ts";

export interface ReachableEntry extends Omit<ChromeEntry, "targets"> {
  readonly target: ChromeTarget;
}

/** The entries of one place whose screens exist. */
export function reachableEntries(place: ChromePlace, routesByPath: object): readonly ReachableEntry[] {
  return chromeEntries
    .filter((entry) => entry.place === place)
    .flatMap(({ targets, ...entry }) => {
      const target = targets.find(({ to }) => to in routesByPath);
      return target === undefined ? [] : [{ ...entry, target }];
    });
}

export function useChromeEntries(place: ChromePlace): readonly ReachableEntry[] {
  return reachableEntries(place, useRouter().routesByPath);
}
