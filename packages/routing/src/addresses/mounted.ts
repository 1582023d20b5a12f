import { type LinkProps, useRouter } from "@tanstack/react-router";
import type { Address, AddressLink } from "./address.ts";

/** A link whose screen is part of this shop, for a `<Link>` of whatever tree. */
export type MountedLink = Pick<LinkProps, "to" | "params" | "search">;

/** As much of a router as knows which addresses are answered. */
export interface MountedPaths {
  readonly routesByPath: object;
}

/** The link, where its screen is part of this shop; a link to one that is not must not be shown. */
export function mountedLink(router: MountedPaths, link: AddressLink): MountedLink | null {
  return link.to in router.routesByPath ? (link as MountedLink) : null;
}

/** The address of a screen that this shop may not have: null where it has not. */
export function useMounted<Given extends readonly unknown[]>(
  address: Address<string, Given>,
): ((...given: Given) => MountedLink) | null {
  const { routesByPath } = useRouter();
  return address.path in routesByPath ? (...given) => address(...given) as MountedLink : null;
}

/** A router path with its query, as the platform says it of a banner, say: null where it leads to no screen of this shop. */
export function useMountedPath(path: string | null): MountedLink | null {
  const router = useRouter();
  if (path === null) return null;
  const [, , route] = router.getMatchedRoutes(path.split("?", 1)[0] ?? path);
  return route === undefined ? null : ({ to: path } as MountedLink);
}
