import type { AddressLink } from "./address.ts";

/** The router path of a link with its query, for an address as text, such as in structured data. */
export function addressPath({ to, params = {}, search = {} }: AddressLink): string {
  const path = to
    .split("/")
    .map((part) => (part.startsWith("{-$") ? params[part.slice(3, -1)] : part))
    .filter((part) => part !== undefined)
    .map((part) => encodeURIComponent(part));
  const defined = Object.entries(search).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(defined.map(([key, value]) => [key, String(value)]));
  return `${path.join("/") || "/"}${query.size === 0 ? "" : `?${query}`}`;
}
