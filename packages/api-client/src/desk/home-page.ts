import { getCall, postCall } from "../call.ts";
import { minute, second } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { type Decoder, list, optional, record } from "../wire/decode.ts";
import { wordOf } from "../wire/enums.ts";
import { instant, requiredInstant } from "../wire/instant.ts";
import { id, nothing, optionalId, requiredCount, text } from "../wire/scalars.ts";
import {
  type HomeDocument,
  homeDocument,
  homeDocumentText,
  type HomeThingKind,
  homeThingKinds,
} from "./home-document.ts";
import { type HomeThing, homeThing } from "./home-thing.ts";
import { previewAddresses } from "./preview-addresses.ts";

export type HomeProblemKind = "gone" | "empty" | "noText" | "over";

/** Something that an operator should know before they publish. */
export interface HomeProblem {
  readonly kind: HomeProblemKind;
  /** The block, or the advertisements of a position. */
  readonly key: string;
  /** The key of the picture in it, or which of its columns; "": the block itself. */
  readonly part: string;
  /** What is gone. */
  readonly thing: HomeThingKind | null;
  readonly id: number | null;
}

export type HomeVersionState = "shown" | "scheduled" | "over" | "withdrawn";

export interface HomeVersion {
  readonly version: number;
  readonly state: HomeVersionState;
  /** Epoch milliseconds; null: it has been there from the beginning. */
  readonly beginsAt: number | null;
  /** The earlier version that it shows again. */
  readonly repeats: number | null;
  /** "" for nobody at the desk. */
  readonly publishedBy: string;
  readonly publishedAt: number;
}

/** A position that can have advertisements. */
export interface HomePosition {
  readonly positionId: number;
  /** 1 mobile, 2 web site. */
  readonly terminal: number;
}

/** Home at the desk: what is being written, what is shown, and what was published. */
export interface HomePage {
  /** Counts what happens to it: a change is of what was read. */
  readonly revision: number;
  /** "" for nobody at the desk. */
  readonly changedBy: string;
  readonly changedAt: number;
  /** Null: nothing is being written. */
  readonly draft: HomeDocument | null;
  readonly shown: HomeDocument | null;
  /** Of the draft, or of what is shown where there is none. */
  readonly problems: readonly HomeProblem[];
  readonly named: readonly HomeThing[];
  /** The newest first. */
  readonly versions: readonly HomeVersion[];
  readonly positions: readonly HomePosition[];
}

const noThing: Decoder<HomeThingKind | null> = (value, context) =>
  value === "" ? null : wordOf<HomeThingKind>(...homeThingKinds)(value, context);

const problem: Decoder<HomeProblem> = record((field) => ({
  kind: field("kind", wordOf<HomeProblemKind>("gone", "empty", "noText", "over")),
  key: field("key", text),
  part: field("part", text),
  thing: field("thing", noThing),
  id: field("id", optionalId),
}));

const version: Decoder<HomeVersion> = record((field) => ({
  version: field("version", requiredCount),
  state: field("state", wordOf<HomeVersionState>("shown", "scheduled", "over", "withdrawn")),
  beginsAt: field("begins_at", (value, context) => (value === null ? null : instant(value, context))),
  repeats: field("repeats", optionalId),
  publishedBy: field("published_by", text),
  publishedAt: field("published_at", requiredInstant),
}));

export const fetchHomePage = getCall("home/detail", {
  decode: record((field): HomePage => ({
    revision: field("revision", requiredCount),
    changedBy: field("changed_by", text),
    changedAt: field("changed_at", requiredInstant),
    draft: field("draft", optional(homeDocument)),
    shown: field("shown", optional(homeDocument)),
    problems: field("problems", list(problem)),
    named: field("named", list(homeThing)),
    versions: field("versions", list(version)),
    positions: field(
      "known_slots",
      list(
        record((each): HomePosition => ({
          positionId: each("position_id", id),
          terminal: each("terminal", requiredCount),
        })),
      ),
    ),
  })),
});

export const homePageQuery = defineQuery(fetchHomePage, {
  key: "home-page",
  freshMs: 5 * second,
  staleAfter: ["home-change"],
});

export interface PublishedHome {
  readonly document: HomeDocument;
  readonly named: readonly HomeThing[];
}

/** What was published once, which never changes. */
export const fetchHomeVersion = getCall("home/version", {
  query: ({ version: number }: { readonly version: number }) => ({ version: number }),
  decode: record((field): PublishedHome => ({
    document: field("document", homeDocument),
    named: field("named", list(homeThing)),
  })),
});

export const homeVersionQuery = defineQuery(fetchHomeVersion, { key: "home-version", freshMs: 10 * minute });

export interface HomeThingSearch {
  readonly kind: HomeThingKind;
  /** "": the newest. */
  readonly words: string;
}

/** Things that shoppers see now, found by their names. */
export const fetchHomeThings = getCall("home/targets", {
  query: ({ kind, words }: HomeThingSearch) => ({ kind, words }),
  decode: list(homeThing),
});

export const homeThingsQuery = defineQuery(fetchHomeThings, { key: "home-things", freshMs: 30 * second });

interface SeenHome {
  readonly revision: number;
}

export interface HomeDraft extends SeenHome {
  readonly document: HomeDocument;
}

/** Each of these fails where somebody has changed home meanwhile. */
export const saveHomeDraft = postCall("home/save_draft", {
  body: ({ revision, document }: HomeDraft) => ({ revision, document: homeDocumentText(document) }),
  decode: record((field): number => field("revision", requiredCount)),
});

export const discardHomeDraft = postCall("home/discard_draft", {
  body: ({ revision }: SeenHome) => ({ revision }),
  decode: nothing,
});

export interface HomePublishing extends SeenHome {
  /** Epoch milliseconds, full minutes; null: at once. */
  readonly beginsAt: number | null;
}

const beginOf = (at: number | null): object => (at === null ? {} : { begins_at: new Date(at).toISOString() });

export const publishHome = postCall("home/publish", {
  body: ({ revision, beginsAt }: HomePublishing) => ({ revision, ...beginOf(beginsAt) }),
  decode: nothing,
});

/** What was published before is shown again, as a new version. */
export const publishHomeAgain = postCall("home/publish_again", {
  body: ({ revision, beginsAt, version: number }: HomePublishing & { readonly version: number }) => ({
    revision,
    version: number,
    ...beginOf(beginsAt),
  }),
  decode: nothing,
});

/** A version that has not begun. It becomes the draft where there is none. */
export const takeBackHome = postCall("home/take_back", {
  body: ({ revision, version: number }: SeenHome & { readonly version: number }) => ({ revision, version: number }),
  decode: nothing,
});

export interface HomePreview extends SeenHome {
  /** Null: the draft. */
  readonly version: number | null;
  /** Epoch milliseconds: as it is then. */
  readonly at: number;
}

/** The shop with the draft of this revision, or with a version. */
export const fetchHomePreview = postCall("home/preview_addresses", {
  body: ({ revision, version: number, at }: HomePreview) => ({
    revision,
    version: number ?? 0,
    at: new Date(at).toISOString(),
  }),
  decode: previewAddresses,
});
