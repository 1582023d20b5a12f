import { getCall, postCall } from "../call.ts";
import { second } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { type Decoder, type FieldReader, list, optional, record } from "../wire/decode.ts";
import { wordOf } from "../wire/enums.ts";
import { instant } from "../wire/instant.ts";
import { count, flag, id, nothing, optionalId, requiredCount, text } from "../wire/scalars.ts";
import { type HomeThingKind, homeThingKinds } from "./home-document.ts";
import { type HomeThing, homeThing } from "./home-thing.ts";
import { type LanguageTexts, languageTexts } from "./language-texts.ts";
import { seenBody, type SeenRevision } from "./seen-revision.ts";

export const campaignStates = ["draft", "scheduled", "sending", "sent", "stopped"] as const;
export type CampaignState = (typeof campaignStates)[number];

/** To which customers it goes. Days are the last ones before it is sent. */
export type CampaignAudience =
  | { readonly kind: "everybody" }
  | { readonly kind: "level"; readonly levelId: number }
  | {
      readonly kind: "bought";
      readonly days: number;
      readonly shopId: number | null;
      readonly categoryId: number | null;
    }
  | { readonly kind: "notBought" | "registered"; readonly days: number };

export interface CampaignTarget {
  readonly kind: HomeThingKind;
  readonly id: number;
}

/** How far a notice to a group of customers is. Times are epoch milliseconds. */
export interface CampaignProgress extends SeenRevision {
  readonly state: CampaignState;
  readonly sendAt: number | null;
  readonly startedAt: number | null;
  readonly endedAt: number | null;
  readonly sentCount: number;
  readonly readCount: number;
}

export interface ListedCampaign extends CampaignProgress {
  readonly title: string;
  readonly audience: CampaignAudience;
}

export interface NoticeCampaign extends CampaignProgress {
  readonly title: LanguageTexts;
  readonly content: LanguageTexts;
  /** Null: it leads nowhere. */
  readonly target: CampaignTarget | null;
  readonly audience: CampaignAudience;
  /** What it leads to, and the shop and the category of its group. */
  readonly named: readonly HomeThing[];
}

const audience: Decoder<CampaignAudience> = record((field): CampaignAudience => {
  const kind = field("kind", wordOf("everybody", "level", "bought", "not_bought", "registered"));
  switch (kind) {
    case "everybody":
      return { kind };
    case "level":
      return { kind, levelId: field("level_id", id) };
    case "bought":
      return {
        kind,
        days: field("days", requiredCount),
        shopId: field("shop_id", optionalId),
        categoryId: field("category_id", optionalId),
      };
    case "not_bought":
      return { kind: "notBought", days: field("days", requiredCount) };
    case "registered":
      return { kind, days: field("days", requiredCount) };
    default:
      return kind satisfies never;
  }
});

function audienceBody(wanted: CampaignAudience) {
  switch (wanted.kind) {
    case "everybody":
      return { kind: wanted.kind };
    case "level":
      return { kind: wanted.kind, level_id: wanted.levelId };
    case "bought": {
      const { kind, days, shopId, categoryId } = wanted;
      return { kind, days, shop_id: shopId ?? 0, category_id: categoryId ?? 0 };
    }
    case "notBought":
      return { kind: "not_bought", days: wanted.days };
    case "registered":
      return { kind: wanted.kind, days: wanted.days };
    default:
      return wanted satisfies never;
  }
}

const progressOf = (field: FieldReader): CampaignProgress => ({
  id: field("id", id),
  state: field("state", wordOf<CampaignState>(...campaignStates)),
  sendAt: field("send_at", instant),
  startedAt: field("started_at", instant),
  endedAt: field("ended_at", instant),
  sentCount: field("sent", count),
  readCount: field("read", count),
  revision: field("revision", requiredCount),
});

/** The newest first. */
export const fetchNoticeCampaigns = getCall("campaigns/list", {
  query: ({ before }: { readonly before?: number | undefined }) => ({ before }),
  decode: record((field) => ({
    campaigns: field(
      "list",
      list(
        record((row): ListedCampaign => ({
          ...progressOf(row),
          title: row("title", text),
          audience: row("audience", audience),
        })),
      ),
    ),
    hasMore: field("more", flag),
  })),
});

export const noticeCampaignsQuery = defineQuery(fetchNoticeCampaigns, {
  key: "notice-campaigns",
  freshMs: 2 * second,
  staleAfter: ["notice-campaign-change"],
});

export const fetchNoticeCampaign = getCall("campaigns/detail", {
  query: (campaignId: number) => ({ id: campaignId }),
  decode: record((field): NoticeCampaign => ({
    ...progressOf(field),
    title: field("title", languageTexts),
    content: field("content", languageTexts),
    target: field(
      "target",
      optional(
        record((of): CampaignTarget => ({
          kind: of("kind", wordOf<HomeThingKind>(...homeThingKinds)),
          id: of("id", id),
        })),
      ),
    ),
    audience: field("audience", audience),
    named: field("named", list(homeThing)),
  })),
});

export const noticeCampaignQuery = defineQuery(fetchNoticeCampaign, {
  key: "notice-campaign",
  freshMs: 0,
  staleAfter: ["notice-campaign-change"],
});

/** How many customers of a group would get it now, without those who have switched such notices off. */
export const countCampaignAudience = getCall("campaigns/count", {
  query: (wanted: CampaignAudience) => ({ audience: JSON.stringify(audienceBody(wanted)) }),
  decode: record((field) => field("customers", requiredCount)),
});

export const campaignAudienceQuery = defineQuery(countCampaignAudience, {
  key: "campaign-audience",
  freshMs: 0,
  staleAfter: ["notice-campaign-change", "member-level-change"],
});

export interface CampaignDraft {
  /** Null: it is new. */
  readonly seen: SeenRevision | null;
  readonly title: LanguageTexts;
  readonly content: LanguageTexts;
  readonly target: CampaignTarget | null;
  readonly audience: CampaignAudience;
}

export const saveNoticeCampaign = postCall("campaigns/save", {
  body: ({ seen, title, content, target, audience: wanted }: CampaignDraft) => ({
    ...(seen !== null && seenBody(seen)),
    title,
    content,
    target_kind: target?.kind ?? "",
    target_id: target?.id ?? 0,
    audience: audienceBody(wanted),
  }),
  decode: record((field) => field("id", id)),
});

export interface CampaignSending {
  readonly seen: SeenRevision;
  /** Epoch milliseconds; null: now. */
  readonly at: number | null;
}

export const sendNoticeCampaign = postCall("campaigns/send", {
  body: ({ seen, at }: CampaignSending) => ({
    ...seenBody(seen),
    send_at: at === null ? "" : new Date(at).toISOString(),
  }),
  decode: nothing,
});

/** What waits is a draft again; what is being sent reaches nobody else. */
export const stopNoticeCampaign = postCall("campaigns/stop", {
  body: (seen: SeenRevision) => ({ ...seenBody(seen) }),
  decode: nothing,
});

/** A draft. */
export const removeNoticeCampaign = postCall("campaigns/remove", {
  body: (seen: SeenRevision) => ({ ...seenBody(seen) }),
  decode: nothing,
});
