import { useLingui } from "@lingui/react/macro";
import type { HomeBlockKind, HomeSlot, HomeThingKind } from "@plaza/api-client/desk";
import type { HomePart } from "./home-diff.ts";

/** How large the picture of a position should be at least, and whether text is set over it there. */
interface PictureSize {
  readonly pixels: string;
}

const wide: PictureSize = { pixels: "2360 × 480" };
const sizes: Readonly<Partial<Record<number, PictureSize>>> = {
  23: { pixels: "2040 × 880" },
  27: { pixels: "3840 × 480" },
  28: { pixels: "3840 × 480" },
  29: { pixels: "3840 × 480" },
};

/** How large a picture should be in a block, or at a position. */
export function pixelsOf(part: HomePart): string {
  if ("positionId" in part) return (sizes[part.positionId] ?? wide).pixels;
  return (part.kind === "carousel" ? sizes[23] : undefined)?.pixels ?? wide.pixels;
}

export interface HomeNames {
  readonly blocks: Readonly<Record<HomeBlockKind, string>>;
  readonly things: Readonly<Record<HomeThingKind, string>>;
  readonly ofPosition: (position: Pick<HomeSlot, "positionId" | "terminal">) => string;
  readonly ofPart: (part: HomePart) => string;
}

/** What blocks, positions and things are called. */
export function useHomeNames(): HomeNames {
  const { t } = useLingui();
  const blocks = {
    carousel: t`Carousel`,
    banner: t`Banner`,
    areas: t`Special areas`,
    flashSale: t`Flash sale`,
    rankings: t`Hot list and new arrivals`,
    shops: t`Recommended shops`,
    columns: t`Columns of products`,
  };
  const things = {
    product: t({ message: "Product", context: "target" }),
    category: t({ message: "Category", context: "target" }),
    shop: t({ message: "Shop", context: "target" }),
    area: t({ message: "Special area", context: "target" }),
    news: t({ message: "News article", context: "target" }),
    help: t({ message: "Help article", context: "target" }),
  };
  const pages: Readonly<Partial<Record<number, string>>> = {
    24: t`Flash sale page`,
    25: t`Hot list`,
    26: t`New arrivals`,
    27: t`Coupon centre`,
    28: t`News page`,
    29: t`Help centre`,
    7: t`Home, at the top`,
    8: t`Home, in the middle`,
    10: t`Home, categories`,
    11: t`Categories, at the top`,
    12: t`Hot list`,
    13: t`New arrivals`,
    14: t`News page`,
    15: t`Help centre`,
    20: t`Flash sale page`,
  };
  function ofPosition({ positionId, terminal }: Pick<HomeSlot, "positionId" | "terminal">): string {
    const name = pages[positionId] ?? t`Position ${positionId}`;
    return terminal === 1 ? t`Mobile app: ${name}` : name;
  }
  return {
    blocks,
    things,
    ofPosition,
    ofPart: (part) => ("positionId" in part ? ofPosition(part) : blocks[part.kind]),
  };
}
