import { type AnyRouter, type LinkProps, useRouter } from "@tanstack/react-router";
import type { Address, AddressLink } from "./address.ts";

/** A link whose screen is part of this shop, for a `<Link>` of whatever tree. */
export type MountedLink = Pick<LinkProps, "to" | "params" | "search">;

/** The part of a router that knows which addresses have a screen. */
export interface MountedPaths {
  readonly routesByPath: object;
}

function isMounted({ routesByPath }: MountedPaths, link: AddressLink): link is AddressLink & MountedLink {
  return link.to in routesByPath;
}

function makesMounted<Given extends readonly unknown[]>(
  { routesByPath }: MountedPaths,
  address: Address<string, Given>,
): address is Address<string, Given> & ((...given: Given) => MountedLink) {
  return address.path in routesByPath;
}

function leadsSomewhere(router: AnyRouter, link: AddressLink): link is AddressLink & MountedLink {
  const [, , route] = router.getMatchedRoutes(link.to.split("?", 1)[0] ?? link.to);
  return route !== undefined;
}

/** The link, or null where this shop does not have its screen; then the link must not be shown. */
export function mountedLink(router: MountedPaths, link: AddressLink): MountedLink | null {
  return isMounted(router, link) ? link : null;
}

/** The address of a screen that this shop may lack: null where it does. */
export function useMounted<Given extends readonly unknown[]>(
  address: Address<string, Given>,
): ((...given: Given) => MountedLink) | null {
  return makesMounted(useRouter(), address) ? address : null;
}

/** A link to a router path with its query, such as that of a banner; null where this shop has no screen for it. */
export function useMountedPath(path: string | null): MountedLink | null {
  const router = useRouter();
  const link = { to: path ?? "" };
  return path !== null && leadsSomewhere(router, link) ? link : null;
}
