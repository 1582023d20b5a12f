import { FlashBell, lazyModule, ProductBell, rootRoute, type StorefrontContext } from "@plaza/routing";
import { useEffect } from "react";

/** Apart, because other platforms have none, and most pages of a visitor neither. */
const bells = lazyModule(() => import("./fill-bells.ts"));

async function drawBells(context: Pick<StorefrontContext, "i18n">): Promise<void> {
  await (await bells.load()).fillBells(context);
}

/** In the place of a bell until the bells are here. */
function BellPlace(): null {
  const { i18n } = rootRoute.useRouteContext();
  useEffect(() => {
    // Without bells the page is still whole.
    drawBells({ i18n }).catch(() => undefined);
  }, [i18n]);
  return null;
}

/** Draws bells in all their places: a customer's at once, because each page's header has one, a visitor's with the first product that can have one. */
export async function expectBells({ i18n, session }: Pick<StorefrontContext, "i18n" | "session">): Promise<void> {
  if (session.isCustomer) return drawBells({ i18n });
  ProductBell.fill(BellPlace);
  FlashBell.fill(BellPlace);
}
