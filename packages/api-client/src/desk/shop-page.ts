import { type Locale, locales } from "@plaza/i18n";
import { getCall, postCall } from "../call.ts";
import { second } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { type Decoder, list, optional, record } from "../wire/decode.ts";
import { wordOf } from "../wire/enums.ts";
import { image } from "../wire/image-url.ts";
import { instant, requiredInstant } from "../wire/instant.ts";
import { flag, id, nothing, requiredCount, text } from "../wire/scalars.ts";
import { type EditedTexts, editedTexts } from "./edited-texts.ts";
import { type LanguageTexts, languageTexts } from "./language-texts.ts";
import { previewAddresses } from "./preview-addresses.ts";
import { seenBody, type SeenRevision } from "./seen-revision.ts";

/** What a shop writes of itself. */
export interface ShopPageContents {
  readonly name: LanguageTexts;
  readonly intro: LanguageTexts;
  /** HTML of an editor. */
  readonly story: EditedTexts;
  readonly logo: string | null;
  readonly banner: string | null;
  readonly cover: string | null;
}

/** What a shop would like to be called. */
export interface ProposedShopName extends SeenRevision {
  readonly name: LanguageTexts;
  readonly state: "waits" | "refused";
  /** Why it was refused; "": it was not. */
  readonly grounds: string;
  /** Epoch milliseconds. */
  readonly sentAt: number;
  readonly decidedAt: number | null;
  /** "": nobody at the desk. */
  readonly decidedBy: string;
}

/** The page of the own shop. */
export interface EditedShopPage extends SeenRevision {
  readonly hasDraft: boolean;
  /** The draft; without one what is published, with the name that is proposed. */
  readonly edited: ShopPageContents;
  readonly published: ShopPageContents;
  readonly proposedName: ProposedShopName | null;
  /** "": nobody at the desk. */
  readonly changedBy: string;
  /** Epoch milliseconds. */
  readonly changedAt: number;
  /** Of the store: shown where another is missing. */
  readonly defaultLanguage: Locale;
}

const contents: Decoder<ShopPageContents> = record((field) => ({
  name: field("name", languageTexts),
  intro: field("intro", languageTexts),
  story: field("story", editedTexts),
  logo: field("logo", image),
  banner: field("banner", image),
  cover: field("cover", image),
}));

const proposedName: Decoder<ProposedShopName> = record((field) => ({
  id: field("id", id),
  revision: field("revision", requiredCount),
  name: field("name", languageTexts),
  state: field("state", wordOf<ProposedShopName["state"]>("waits", "refused")),
  grounds: field("grounds", text),
  sentAt: field("sent_at", requiredInstant),
  decidedAt: field("decided_at", instant),
  decidedBy: field("decided_by", text),
}));

export const fetchEditedShopPage = getCall("shop_page/detail", {
  decode: record((field): EditedShopPage => ({
    id: field("id", id),
    revision: field("revision", requiredCount),
    hasDraft: field("has_draft", flag),
    edited: field("edited", contents),
    published: field("published", contents),
    proposedName: field("proposed_name", optional(proposedName)),
    changedBy: field("changed_by", text),
    changedAt: field("changed_at", requiredInstant),
    defaultLanguage: field("default_language", wordOf<Locale>(...locales)),
  })),
});

export const editedShopPageQuery = defineQuery(fetchEditedShopPage, {
  key: "edited-shop-page",
  freshMs: 5 * second,
  staleAfter: ["shop-page-change"],
});

const onlyRevision = (revision: number) => ({ revision });

/** Shoppers see it once it is published. This and the next ones fail where a colleague has changed the page meanwhile. */
export const saveShopPageDraft = postCall("shop_page/save_draft", {
  body: ({ revision, written }: { readonly revision: number; readonly written: ShopPageContents }) => ({
    revision,
    name: written.name,
    intro: written.intro,
    story: written.story,
    logo: written.logo ?? "",
    banner: written.banner ?? "",
    cover: written.cover ?? "",
  }),
  decode: nothing,
});

export const discardShopPageDraft = postCall("shop_page/discard_draft", { body: onlyRevision, decode: nothing });

/** @returns whether another name waits for an operator */
export const publishShopPage = postCall("shop_page/publish", {
  body: onlyRevision,
  decode: record((field) => field("is_name_waiting", flag)),
});

/** The page of the shop with the draft of this revision. */
export const fetchShopPagePreview = postCall("shop_page/preview_addresses", {
  body: onlyRevision,
  decode: previewAddresses,
});

/** What a shop would like to be called, as operators see it; null: what it is. */
export const fetchProposedShopName = getCall("shops/proposed_name", {
  query: ({ id: shopId }: { readonly id: number }) => ({ id: shopId }),
  decode: record((field) => field("proposed", optional(proposedName))),
});

const staleness = { freshMs: second, staleAfter: ["shop-name-decision"] } as const;

export const proposedShopNameQuery = defineQuery(fetchProposedShopName, { key: "proposed-shop-name", ...staleness });

/** A name that waits for operators. */
export interface WaitingShopName {
  readonly name: string;
  readonly shop: { readonly id: number; readonly name: string };
  /** Epoch milliseconds. */
  readonly sentAt: number;
}

/** Those that wait longest first. */
export const fetchWaitingShopNames = getCall("shops/waiting_names", {
  decode: list(
    record((field): WaitingShopName => ({
      name: field("name", text),
      shop: field(
        "shop",
        record((shop) => ({ id: shop("id", id), name: shop("name", text) })),
      ),
      sentAt: field("sent_at", requiredInstant),
    })),
  ),
});

export const waitingShopNamesQuery = defineQuery(fetchWaitingShopNames, { key: "waiting-shop-names", ...staleness });

/** As it was read: what was proposed or decided meanwhile is refused. */
export const acceptShopName = postCall("shops/accept_name", {
  body: (seen: SeenRevision) => ({ ...seenBody(seen) }),
  decode: nothing,
});

export const refuseShopName = postCall("shops/refuse_name", {
  /** The shop reads the grounds. */
  body: ({ seen, grounds }: { readonly seen: SeenRevision; readonly grounds: string }) => ({
    ...seenBody(seen),
    grounds,
  }),
  decode: nothing,
});
