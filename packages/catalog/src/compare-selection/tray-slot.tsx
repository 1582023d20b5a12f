import { lazyModule, positiveInteger, to, useLazyModule } from "@plaza/routing";
import { useMatches } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { useCompared } from "./compare-mode.ts";

const tray = lazyModule(() => import("./tray.tsx"));

/** Where products can be ticked. Whoever pays, receives coupons or reads the news is not reminded of a comparison. */
const shopping = new Set<string>(
  [to.home, to.list, to.hotList, to.category, to.product, to.shop, to.specialArea].map(({ path }) => path),
);

/**
 * The tray, while something is ticked and the page is one to tick on; its code comes with the first tick. On a product's page
 * it would cover the buttons that buy, so there it comes only where the product itself is ticked.
 */
export function TraySlot(): ReactElement | null {
  const compared = useCompared();
  const { path, product } = useMatches({
    select: (matches): CurrentPage => {
      const page = matches.at(-1);
      return { path: page?.fullPath, product: page?.fullPath === to.product.path ? productOf(page.params) : null };
    },
    structuralSharing: true,
  });
  const isHere = product === null ? compared.length > 0 : compared.some(({ id }) => id === product);
  const wanted = isHere && path !== undefined && shopping.has(path);
  const { module } = useLazyModule(tray, wanted && "needed");
  return wanted && module !== null ? <module.Tray compared={compared} /> : null;
}

interface CurrentPage {
  readonly path: string | undefined;
  /** The product that the page is about. */
  readonly product: number | null;
}

function productOf({ id }: { readonly id?: unknown }): number {
  return positiveInteger(id) ?? 0;
}
