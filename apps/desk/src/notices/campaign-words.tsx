import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { type CampaignAudience, type CampaignState, memberLevelsQuery } from "@plaza/api-client/desk";
import { Tag, type TagProps } from "@plaza/ui-kit/tag";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { rootRoute } from "../routes.ts";
import { useTextIn } from "../shared/use-text-in.ts";

const kinds: Readonly<Record<CampaignState, NonNullable<TagProps["kind"]>>> = {
  draft: "neutral",
  scheduled: "info",
  sending: "info",
  sent: "success",
  stopped: "warning",
};

/** How far a notice to customers is. */
export function CampaignStateTag({ state }: { readonly state: CampaignState }): ReactElement {
  const { t } = useLingui();
  const names: Readonly<Record<CampaignState, string>> = {
    draft: t({ message: "Draft", context: "notice" }),
    scheduled: t({ message: "Scheduled", context: "notice" }),
    sending: t({ message: "Being sent", context: "notice" }),
    sent: t({ message: "Sent", context: "notice" }),
    stopped: t({ message: "Stopped", context: "notice" }),
  };
  return <Tag kind={kinds[state]}>{names[state]}</Tag>;
}

/** What a group of customers is called. */
export function AudienceName({ audience }: { readonly audience: CampaignAudience }): ReactElement {
  const textIn = useTextIn();
  const { desk } = rootRoute.useRouteContext();
  const levels = useQuery({ ...memberLevelsQuery(desk, undefined), enabled: audience.kind === "level" }).data ?? [];
  switch (audience.kind) {
    case "everybody":
      return <Trans context="customers">Everybody</Trans>;
    case "level": {
      const level = levels.find(({ id }) => id === audience.levelId);
      const name = level === undefined ? "…" : textIn(level.name);
      return <Trans>Level: {name}</Trans>;
    }
    case "bought": {
      const { days, shopId, categoryId } = audience;
      if (shopId === null && categoryId === null)
        return <Plural value={days} one="Ordered within # day" other="Ordered within # days" />;
      return (
        <Plural value={days} one="Ordered certain things within # day" other="Ordered certain things within # days" />
      );
    }
    case "notBought":
      return <Plural value={audience.days} one="Have not ordered for # day" other="Have not ordered for # days" />;
    case "registered":
      return <Plural value={audience.days} one="Registered within # day" other="Registered within # days" />;
    default:
      return audience satisfies never;
  }
}
