import { limits } from "../imports/limits.ts";

/** What a form may hold: texts and numbers as files have them, and more SKUs, since somebody looks at each. */
export const formLimits = {
  ...limits,
  skus: 500,
  valuesPerOption: 100,
  virtualContent: 2000,
  /** Fen, as the table of prices takes it. */
  price: 999_999_999,
  measure: 99_999_999,
  /** Of the content as JSON. */
  bytes: 1024 * 1024,
} as const;
