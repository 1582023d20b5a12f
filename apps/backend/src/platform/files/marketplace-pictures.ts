import type { UploadRule } from "./upload-rules.ts";

const megabyte = 1024 * 1024;

/**
 * What the marketplace itself has pictures of, and how large they are kept: twice as many pixels as are shown. More would
 * only keep shoppers waiting. A new place is a line here.
 */
const maxSides = {
  article: 1600,
  brand: 400,
  category: 800,
  trade: 400,
  special_area: 1200,
  logo: 800,
  icon: 512,
  login: 1600,
  contact: 600,
  home: 2040,
  shop_logo: 400,
  shop_banner: 2040,
  shop_cover: 1400,
} as const;

type PictureUse = keyof typeof maxSides;

/** What shops have pictures of themselves: their owners send these, and nobody else does. */
const usesOfShops: ReadonlySet<PictureUse> = new Set(["shop_logo", "shop_banner", "shop_cover"]);

/** The rule for the use that a form names; null where there is none such, or it is not for whoever sends it. */
export function ruleOfUse(name: string, sender: "shop" | "platform"): UploadRule | null {
  if (!isUse(name) || usesOfShops.has(name) !== (sender === "shop")) return null;
  return { bytes: 2 * megabyte, takesDocuments: false, maxSide: maxSides[name] };
}

function isUse(name: string): name is PictureUse {
  return Object.hasOwn(maxSides, name);
}
