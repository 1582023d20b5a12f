import type { CampaignAudience } from "@plaza/api-client/desk";

export const audienceKinds = ["everybody", "level", "bought", "notBought", "registered"] as const;

/** What the fields of a group of customers have, whichever of them are in sight. */
export interface AudienceForm {
  readonly kind: CampaignAudience["kind"];
  readonly levelId: number | null;
  readonly days: string;
  /** Undefined: any; null: one is to be chosen. */
  readonly shopId: number | null | undefined;
  readonly categoryId: number | null | undefined;
}

const empty: AudienceForm = {
  kind: "everybody",
  levelId: null,
  days: "30",
  shopId: undefined,
  categoryId: undefined,
};

/** @param audience undefined: a new one */
export function audienceForm(audience: CampaignAudience | undefined): AudienceForm {
  if (audience === undefined) return empty;
  const { kind } = audience;
  switch (kind) {
    case "everybody":
      return empty;
    case "level":
      return { ...empty, kind, levelId: audience.levelId };
    case "bought":
      return {
        ...empty,
        kind,
        days: String(audience.days),
        shopId: audience.shopId ?? undefined,
        categoryId: audience.categoryId ?? undefined,
      };
    case "notBought":
    case "registered":
      return { ...empty, kind, days: String(audience.days) };
    default:
      return audience satisfies never;
  }
}

/** The group that the fields mean; null while something of it is missing. */
export function typedAudience({ kind, levelId, days, shopId, categoryId }: AudienceForm): CampaignAudience | null {
  const number = /^[1-9]\d{0,3}$/.test(days.trim()) ? Number(days.trim()) : null;
  switch (kind) {
    case "everybody":
      return { kind };
    case "level":
      return levelId === null ? null : { kind, levelId };
    case "bought":
      if (number === null || shopId === null || categoryId === null) return null;
      return { kind, days: number, shopId: shopId ?? null, categoryId: categoryId ?? null };
    case "notBought":
    case "registered":
      return number === null ? null : { kind, days: number };
    default:
      return kind satisfies never;
  }
}
