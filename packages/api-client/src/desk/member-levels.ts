import { getCall, postCall } from "../call.ts";
import { second } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { list, record } from "../wire/decode.ts";
import { amountOrNull, moneyText } from "../wire/money.ts";
import { count, id, integer, nothing, optionalId, requiredCount, text } from "../wire/scalars.ts";
import { type LanguageTexts, languageTexts } from "./language-texts.ts";
import { seenBody, type SeenRevision } from "./seen-revision.ts";

/** Which purchases reach a level. */
export interface LevelTurnover {
  /** Fen of completed orders of the last days. */
  readonly from: number;
  readonly days: number;
}

/** A rank of customers, as operators see it. */
export interface MemberLevel extends SeenRevision {
  readonly name: LanguageTexts;
  /** Hundredths of a percent of the price that its customers pay: 9000 is 10 % off. */
  readonly priceShare: number;
  /** Null: it is given by hand only. */
  readonly turnover: LevelTurnover | null;
  readonly customerCount: number;
  /** How many of them have it by hand. */
  readonly givenCount: number;
}

/** The lowest first. */
export const fetchMemberLevels = getCall("member_levels/list", {
  decode: list(
    record((field): MemberLevel => {
      const from = field("turnover_from", amountOrNull);
      return {
        id: field("id", id),
        name: field("name", languageTexts),
        priceShare: field("price_share", integer),
        turnover: from === null ? null : { from, days: field("turnover_days", requiredCount) },
        revision: field("revision", requiredCount),
        customerCount: field("customers", count),
        givenCount: field("given", count),
      };
    }),
  ),
});

export const memberLevelsQuery = defineQuery(fetchMemberLevels, {
  key: "member-levels",
  freshMs: 5 * second,
  staleAfter: ["member-level-change"],
});

export interface MemberLevelDraft {
  /** Null: it is new, and above all others. */
  readonly seen: SeenRevision | null;
  readonly name: LanguageTexts;
  readonly priceShare: number;
  readonly turnover: LevelTurnover | null;
}

export const saveMemberLevel = postCall("member_levels/save", {
  body: ({ seen, name, priceShare, turnover }: MemberLevelDraft) => ({
    ...(seen !== null && seenBody(seen)),
    name,
    price_share: priceShare,
    turnover_from: turnover === null ? "" : moneyText(turnover.from),
    turnover_days: turnover?.days ?? 0,
  }),
  decode: record((field) => field("id", id)),
});

export interface MemberLevelMove {
  readonly seen: SeenRevision;
  /** The one that it stands below; null: above all of them. */
  readonly beforeId: number | null;
}

export const moveMemberLevel = postCall("member_levels/move", {
  body: ({ seen, beforeId }: MemberLevelMove) => ({ ...seenBody(seen), before_id: beforeId ?? 0 }),
  decode: nothing,
});

export interface MemberLevelRemoval {
  readonly seen: SeenRevision;
  /** What its customers are given; null: none, so they have what their purchases reach. */
  readonly targetId: number | null;
}

export const removeMemberLevel = postCall("member_levels/remove", {
  body: ({ seen, targetId }: MemberLevelRemoval) => ({ ...seenBody(seen), target_id: targetId ?? 0 }),
  decode: nothing,
});

/** A customer whose level is set by hand: nothing else that is personal is shown. */
export interface LevelCustomer {
  readonly id: number;
  /** Eight digits, which the customer knows. */
  readonly number: string;
  readonly nickname: string;
  /** Null: none. */
  readonly levelId: number | null;
  /** By hand; null: none. */
  readonly givenLevelId: number | null;
}

/** By the whole number of the customer, or of their telephone. */
export const fetchLevelCustomer = getCall("member_levels/customer", {
  query: (number: string) => ({ number }),
  decode: record((field): LevelCustomer => ({
    id: field("id", id),
    number: field("number", text),
    nickname: field("nickname", text),
    levelId: field("level_id", optionalId),
    givenLevelId: field("given_level_id", optionalId),
  })),
});

export const levelCustomerQuery = defineQuery(fetchLevelCustomer, {
  key: "level-customer",
  freshMs: 0,
  staleAfter: ["member-level-change"],
});

export interface GivenLevel {
  readonly customer: Pick<LevelCustomer, "id" | "givenLevelId">;
  /** Null: none, so that the customer has what their purchases reach. */
  readonly levelId: number | null;
}

export const giveMemberLevel = postCall("member_levels/give", {
  body: ({ customer, levelId }: GivenLevel) => ({
    customer_id: customer.id,
    level_id: levelId ?? 0,
    seen_level_id: customer.givenLevelId ?? 0,
  }),
  decode: nothing,
});
