import { type Locale, locales } from "@plaza/i18n";
import { type Decoder, type FieldReader, list, optional, record } from "../wire/decode.ts";
import { wordOf } from "../wire/enums.ts";
import { image } from "../wire/image-url.ts";
import { instant } from "../wire/instant.ts";
import { count, flag, id, requiredCount, text } from "../wire/scalars.ts";
import { type LanguageTexts, languageTexts } from "./language-texts.ts";

/** What pictures lead to, and blocks name, by an id. */
export const homeThingKinds = ["product", "category", "shop", "area", "news", "help"] as const;
export type HomeThingKind = (typeof homeThingKinds)[number];

/** Where a picture leads. */
export type HomeTarget =
  | { readonly kind: HomeThingKind; readonly id: number }
  | { readonly kind: "search"; readonly words: string }
  | { readonly kind: "page"; readonly path: string }
  | { readonly kind: "address"; readonly url: string };

/** An advertisement: a picture, and what is set over it. */
export interface HomePicture {
  /** The same in all versions. */
  readonly key: string;
  readonly isShown: boolean;
  readonly image: string;
  /** Those of languages that have one of their own. */
  readonly images: LanguageTexts;
  /** In percent from the left and from the top: what stays in sight where the picture is cut. */
  readonly focus: { readonly x: number; readonly y: number };
  readonly alt: LanguageTexts;
  readonly eyebrow: LanguageTexts;
  readonly title: LanguageTexts;
  readonly line: LanguageTexts;
  readonly action: LanguageTexts;
  readonly target: HomeTarget | null;
}

export const columnRules = ["recommended", "newest", "bestSelling", "priceFallen", "category"] as const;
export type ColumnRule = (typeof columnRules)[number];

/** Which products a column has: chosen ones, or those that a rule finds. */
export type ColumnChoice =
  | { readonly by: "hand"; readonly productIds: readonly number[]; readonly order: "chosen" | "sales" }
  | { readonly by: ColumnRule; readonly categoryId: number | null; readonly most: number };

export interface HomeColumn {
  /** 0 until it is saved. */
  readonly id: number;
  readonly isShown: boolean;
  readonly name: LanguageTexts;
  readonly remark: LanguageTexts;
  readonly choice: ColumnChoice;
}

export type RankingList = "hot" | "new";

interface Timed {
  readonly key: string;
  readonly isShown: boolean;
  /** Epoch milliseconds; null: without a limit. */
  readonly from: number | null;
  readonly until: number | null;
}

export type HomeBlockContents =
  | { readonly kind: "carousel" | "banner"; readonly pictures: readonly HomePicture[] }
  /** Null: all areas there are; likewise the shops that are recommended. */
  | { readonly kind: "areas"; readonly areaIds: readonly number[] | null }
  | { readonly kind: "shops"; readonly shopIds: readonly number[] | null }
  | { readonly kind: "flashSale" }
  | { readonly kind: "rankings"; readonly lists: readonly RankingList[] }
  | { readonly kind: "columns"; readonly columns: readonly HomeColumn[] };

export const homeBlockKinds = ["carousel", "banner", "areas", "flashSale", "rankings", "shops", "columns"] as const;
export type HomeBlockKind = (typeof homeBlockKinds)[number];

/** A block of home at the desk. */
export type HomeDeskBlock = Timed & HomeBlockContents;

/** The advertisements of another page. */
export interface HomeSlot extends Timed {
  readonly positionId: number;
  /** 1 mobile, 2 web site. */
  readonly terminal: number;
  readonly pictures: readonly HomePicture[];
}

export interface HomeDocument {
  readonly blocks: readonly HomeDeskBlock[];
  readonly slots: readonly HomeSlot[];
}

const target: Decoder<HomeTarget> = record((field): HomeTarget => {
  const kind = field("kind", wordOf<HomeTarget["kind"]>(...homeThingKinds, "search", "page", "address"));
  if (kind === "search") return { kind, words: field("words", text) };
  if (kind === "page") return { kind, path: field("path", text) };
  if (kind === "address") return { kind, url: field("url", text) };
  return { kind, id: field("id", id) };
});

const ownImages: Decoder<LanguageTexts> = record((field) => {
  const all = locales.map((locale): readonly [Locale, string | null] => [locale, field(locale, image)]);
  return Object.fromEntries(all.filter(([, address]) => address !== null));
});

const picture: Decoder<HomePicture> = record((field) => ({
  key: field("key", text),
  isShown: field("isShown", flag),
  image: field("image", image) ?? "",
  images: field("images", ownImages),
  focus: field(
    "focus",
    record((of) => ({ x: of("x", count), y: of("y", count) })),
  ),
  alt: field("alt", languageTexts),
  eyebrow: field("eyebrow", languageTexts),
  title: field("title", languageTexts),
  line: field("line", languageTexts),
  action: field("action", languageTexts),
  target: field("target", optional(target)),
}));

const columnChoice: Decoder<ColumnChoice> = record((field): ColumnChoice => {
  const by = field("by", wordOf<ColumnChoice["by"]>("hand", ...columnRules));
  if (by === "hand") {
    return {
      by,
      productIds: field("productIds", list(id)),
      order: field("order", wordOf<"chosen" | "sales">("chosen", "sales")),
    };
  }
  return { by, categoryId: field("categoryId", optional(id)), most: field("most", requiredCount) };
});

const column: Decoder<HomeColumn> = record((field) => ({
  id: field("id", count),
  isShown: field("isShown", flag),
  name: field("name", languageTexts),
  remark: field("remark", languageTexts),
  choice: field("choice", columnChoice),
}));

const timed = (field: FieldReader): Timed => ({
  key: field("key", text),
  isShown: field("isShown", flag),
  from: field("from", instantOrNone),
  until: field("until", instantOrNone),
});

const instantOrNone: Decoder<number | null> = (value, context) => (value === null ? null : instant(value, context));

/** Null stands for all, and the empty list for none: a reader of lists would take them for the same. */
const idsOrAll: Decoder<readonly number[] | null> = (value, context) =>
  value === null || value === undefined ? null : list(id)(value, context);

const block: Decoder<HomeDeskBlock> = record((field): HomeDeskBlock => {
  const kind = field("kind", wordOf<HomeBlockKind>(...homeBlockKinds));
  const always = timed(field);
  switch (kind) {
    case "carousel":
    case "banner":
      return { ...always, kind, pictures: field("pictures", list(picture)) };
    case "areas":
      return { ...always, kind, areaIds: field("areaIds", idsOrAll) };
    case "shops":
      return { ...always, kind, shopIds: field("shopIds", idsOrAll) };
    case "flashSale":
      return { ...always, kind };
    case "rankings":
      return { ...always, kind, lists: field("lists", list(wordOf<RankingList>("hot", "new"))) };
    case "columns":
      return { ...always, kind, columns: field("columns", list(column)) };
    default:
      return kind satisfies never;
  }
});

const slot: Decoder<HomeSlot> = record((field) => ({
  ...timed(field),
  positionId: field("positionId", id),
  terminal: field("terminal", requiredCount),
  pictures: field("pictures", list(picture)),
}));

export const homeDocument: Decoder<HomeDocument> = record((field) => ({
  blocks: field("blocks", list(block)),
  slots: field("slots", list(slot)),
}));

/** The same as the platform reads it. */
export function homeDocumentText({ blocks, slots }: HomeDocument): string {
  const moments = ({ from, until }: Timed) => ({ from: moment(from), until: moment(until) });
  return JSON.stringify({
    blocks: blocks.map((each) => ({ ...each, ...moments(each) })),
    slots: slots.map((each) => ({ ...each, ...moments(each) })),
  });
}

function moment(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString();
}
