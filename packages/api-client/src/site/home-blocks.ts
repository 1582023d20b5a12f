import { type Decoder, list, record } from "../wire/decode.ts";
import { wordOf } from "../wire/enums.ts";
import { id, text } from "../wire/scalars.ts";
import { type Banner, banners } from "./banners.ts";

/** What home shows of things that are read apart from it. */
type HomeBlockContents =
  | { readonly kind: "carousel" | "flash_sale" }
  | { readonly kind: "banner"; readonly banners: readonly Banner[] }
  /** Null: all there are. */
  | { readonly kind: "areas" | "shops" | "columns"; readonly ids: readonly number[] | null }
  | { readonly kind: "rankings"; readonly lists: readonly ("hot" | "new")[] };

/** A block of home, in the order of the platform's operators. */
export type HomeBlock = { readonly key: string } & HomeBlockContents;

const ids: Decoder<readonly number[] | null> = (value, context) => (value === null ? null : list(id)(value, context));

// One of a later kind does not decode, and is left out.
export const homeBlock: Decoder<HomeBlock> = record((field): HomeBlock => {
  const kind = field("kind", wordOf("carousel", "flash_sale", "banner", "areas", "shops", "columns", "rankings"));
  const key = field("key", text);
  switch (kind) {
    case "banner":
      return { key, kind, banners: field("pictures", banners) };
    case "areas":
    case "shops":
    case "columns":
      return { key, kind, ids: field("ids", ids) };
    case "rankings":
      return { key, kind, lists: field("lists", list(wordOf("hot", "new"))) };
    case "carousel":
    case "flash_sale":
      return { key, kind };
    default:
      return kind satisfies never;
  }
});
