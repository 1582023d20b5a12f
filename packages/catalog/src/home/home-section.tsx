import { Trans } from "@lingui/react/macro";
import {
  type ActivityArea,
  type Home,
  type HomeBlock,
  type ProductColumn,
  siteConfigurationQuery,
  staleAfter,
} from "@plaza/api-client";
import { rootRoute, useQueryData } from "@plaza/routing";
import { useQueryClient } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { BannerStrip } from "../shared/banner-strip.tsx";
import { ActivityCards } from "./activity-cards.tsx";
import { FlashSale } from "./flash-sale.tsx";
import { among } from "./home-order.ts";
import { strips, twin } from "./home-sections.css.ts";
import { ProductColumns } from "./product-columns.tsx";
import { ProductPanel } from "./product-panel.tsx";
import { RecommendedShops } from "./recommended-shops.tsx";

export interface HomeSectionProps {
  readonly block: HomeBlock;
  readonly home: Home | undefined;
  /** When that was asked for. */
  readonly fetchedAt: number;
  readonly shelves: readonly ProductColumn[];
  /** Themes that stand among products. */
  readonly amongPicks: readonly ActivityArea[];
  /** It is in this block that they do. */
  readonly hasThemes: boolean;
}

const none: readonly ActivityArea[] = [];

/** One block of home; nothing of one without anything to show. */
export function HomeSection(props: HomeSectionProps): ReactElement | null {
  const { block, home, fetchedAt, shelves, amongPicks, hasThemes } = props;
  const { api } = rootRoute.useRouteContext();
  const queryClient = useQueryClient();
  const shows = useQueryData(siteConfigurationQuery(api))?.homeShows;
  switch (block.kind) {
    case "areas":
      return (
        <ActivityCards
          areas={among(home?.activityAreas ?? [], block.ids).filter((area) => !amongPicks.includes(area))}
        />
      );
    case "banner": {
      const shown = block.banners.filter(({ image }) => image !== null);
      if (shown.length === 0) return null;
      return (
        <div className={strips}>
          {shown.map((banner) => (
            <BannerStrip key={banner.image} banner={banner} eager={false} />
          ))}
        </div>
      );
    }
    case "flash_sale":
      return home === undefined ? null : (
        <FlashSale
          slots={home.flashSlots}
          fetchedAt={fetchedAt}
          onTurn={() => {
            void queryClient.invalidateQueries({ predicate: staleAfter("flash-sale-turn") });
          }}
        />
      );
    case "rankings":
      return (
        <div className={twin}>
          <ProductPanel
            title={<Trans>Hot list</Trans>}
            remark={<Trans>Ranked by sales</Trans>}
            list="hot"
            products={shows?.hot === false || !block.lists.includes("hot") ? [] : (home?.hot ?? [])}
          />
          <ProductPanel
            title={<Trans>New arrivals</Trans>}
            remark={<Trans>Fresh on the shelf</Trans>}
            list="new"
            products={shows?.fresh === false || !block.lists.includes("new") ? [] : (home?.fresh ?? [])}
          />
        </div>
      );
    case "shops":
      return <RecommendedShops shops={shows?.shops === false ? [] : among(home?.shops ?? [], block.ids)} />;
    case "columns":
      return <ProductColumns columns={among(shelves, block.ids)} themes={hasThemes ? amongPicks : none} />;
    case "carousel":
      return null;
    default:
      return block satisfies never;
  }
}
