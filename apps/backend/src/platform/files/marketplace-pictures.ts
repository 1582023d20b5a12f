import type { UploadRule } from "./upload-rules.ts";

const megabyte = 1024 * 1024;

/**
 * What the marketplace itself has pictures of, and how large they are kept: twice as many pixels as are shown. More would
 * only keep shoppers waiting. A new place is a line here.
 */
const maxSides = {
  category: 800,
  trade: 400,
  special_area: 1200,
  logo: 800,
  icon: 512,
  login: 1600,
  contact: 600,
  home: 2040,
} as const;

type PictureUse = keyof typeof maxSides;

/** The rule for the place that a form names; null where there is no such place. */
export function ruleOfUse(name: string): UploadRule | null {
  if (!isUse(name)) return null;
  return { bytes: 2 * megabyte, takesDocuments: false, maxSide: maxSides[name] };
}

function isUse(name: string): name is PictureUse {
  return Object.hasOwn(maxSides, name);
}
