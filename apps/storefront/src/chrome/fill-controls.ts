import { fillHearts } from "@plaza/account/hearts";
import { fillComparing } from "@plaza/catalog/comparing";
import type { StorefrontContext } from "@plaza/routing";

/** All controls that are the shopper's own; hearts and ticks do not wait for each other. */
export async function fillControls(context: StorefrontContext): Promise<void> {
  await Promise.allSettled([fillHearts(context), fillComparing(context)]);
}
