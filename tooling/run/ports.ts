/** Where the three servers listen. */
export interface Ports {
  readonly storefront: string;
  readonly desk: string;
  readonly platform: string;
}

/** The desk and the platform move along with the storefront, so that two shops run side by side by one variable each. */
export function portsOf(environment: Readonly<Record<string, string | undefined>>): Ports {
  const storefront = environment["PORT"] || "3000";
  return {
    storefront,
    desk: environment["DESK_PORT"] || String(Number(storefront) + 100),
    platform: environment["BACKEND_PORT"] || String(Number(storefront) + 1000),
  };
}
