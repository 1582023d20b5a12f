import { optionalLink, type OptionalLink, type RoutesByPath } from "@plaza/routing";
import { useRouter } from "@tanstack/react-router";
import { type ChromeEntry, chromeEntries, type ChromePlace } from "./chrome-entries.ts";
import { useNickname } from "./use-nickname.ts";

export interface MountedEntry extends Omit<ChromeEntry, "targets" | "visitorTargets"> {
  readonly target: OptionalLink;
}

/** The entries of one place whose screens this shop has. */
export function mountedEntries(place: ChromePlace, router: RoutesByPath, isCustomer: boolean): readonly MountedEntry[] {
  return chromeEntries
    .filter((entry) => entry.place === place)
    .flatMap(({ targets, visitorTargets = targets, ...entry }) => {
      const links = (isCustomer ? targets : visitorTargets).map((link) => optionalLink(router, link));
      const target = links.find((link) => link !== null);
      return target === undefined ? [] : [{ ...entry, target }];
    });
}

export function useChromeEntries(place: ChromePlace): readonly MountedEntry[] {
  const isCustomer = useNickname() !== null;
  return mountedEntries(place, useRouter(), isCustomer);
}
