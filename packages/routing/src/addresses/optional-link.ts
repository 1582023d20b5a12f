import { type AnyRouter, type LinkProps, useRouter } from "@tanstack/react-router";
import type { Address, AddressLink } from "./address.ts";

/** A link whose screen is part of this shop, for a `<Link>` of whatever tree. */
export type OptionalLink = Pick<LinkProps, "to" | "params" | "search">;

/** The part of a router that knows which addresses have a screen. */
export interface RoutesByPath {
  readonly routesByPath: object;
}

function hasRoute({ routesByPath }: RoutesByPath, link: AddressLink): link is AddressLink & OptionalLink {
  return link.to in routesByPath;
}

function hasScreen<Given extends readonly unknown[]>(
  { routesByPath }: RoutesByPath,
  address: Address<string, Given>,
): address is Address<string, Given> & ((...given: Given) => OptionalLink) {
  return address.path in routesByPath;
}

function isMatched(router: AnyRouter, link: AddressLink): link is AddressLink & OptionalLink {
  const [, , route] = router.getMatchedRoutes(link.to.split("?", 1)[0] ?? link.to);
  return route !== undefined;
}

/** The link, or null where this shop does not have its screen; then the link must not be shown. */
export function optionalLink(router: RoutesByPath, link: AddressLink): OptionalLink | null {
  return hasRoute(router, link) ? link : null;
}

/** The address of a screen that this shop may lack: null where it does. */
export function useOptionalLink<Given extends readonly unknown[]>(
  address: Address<string, Given>,
): ((...given: Given) => OptionalLink) | null {
  return hasScreen(useRouter(), address) ? address : null;
}

/** A link to a router path with its query, such as that of a banner; null where this shop has no screen for it. */
export function useOptionalPath(path: string | null): OptionalLink | null {
  const router = useRouter();
  const link = { to: path ?? "" };
  return path !== null && isMatched(router, link) ? link : null;
}
