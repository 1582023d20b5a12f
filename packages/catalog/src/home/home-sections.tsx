import { Trans, useLingui } from "@lingui/react/macro";
import {
  homeQuery,
  productColumnsQuery,
  siteConfigurationQuery,
  staleAfter,
  type ActivityArea,
} from "@plaza/api-client";
import { rootRoute, useQueryData, lazyModule, useLazyModule } from "@plaza/routing";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { tilesAmong, type AreaShape, areaShapes } from "./area-shapes.ts";
import { columnPageQuery } from "./column-page-query.ts";
import { FlashSale } from "./flash-sale.tsx";
import { sections, twin } from "./home-sections.css.ts";
import { ProductColumns } from "./product-columns.tsx";
import { ProductPanel } from "./product-panel.tsx";
import { RecommendedShops } from "./recommended-shops.tsx";
import { AreaTile } from "./area-tile.tsx";
import * as look from "./activity-cards.css.ts";
import { useHydrated } from "@plaza/ui-kit/use-hydrated";
import { hasViewed } from "../shared/viewed-key.ts";

const strip = lazyModule(() => import("./today-strip.tsx"));

/**
 * What concerns a customer today. The page is the same for everybody, so the strip is drawn in the browser. It stands
 * below the themes: where it appears, the page is not in sight yet, so that nothing moves under a finger.
 */
export function Today(): ReactElement | null {
  const { isCustomer } = rootRoute.useRouteContext().session;
  const { module } = useLazyModule(strip, isCustomer && "needed");
  return isCustomer && module !== null ? <module.TodayStrip /> : null;
}

/** What of the themes is shown at once. */
const firstThemes = 4;

/** How many themes the first of the editors' shelves has room for. */
function useRoomAmongPicks(): number {
  const { api } = rootRoute.useRouteContext();
  const first = useQueryData(productColumnsQuery(api))?.[0];
  const { data: picks } = useQuery({ ...columnPageQuery(api, first?.id ?? 0, 1), enabled: first !== undefined });
  return tilesAmong(picks?.items.length ?? 0);
}

/** Themes, what concerns a customer today, the flash sale, hot list and new arrivals, shops, the editors' shelves, and recently viewed products. */
export function HomeSections(): ReactElement {
  const { api } = rootRoute.useRouteContext();
  const queryClient = useQueryClient();
  const { data: home, dataUpdatedAt } = useQuery(homeQuery(api));
  const shows = useQueryData(siteConfigurationQuery(api))?.homeShows;
  const { activityAreas = [], hot = [], fresh = [], shops = [] } = home ?? {};
  const room = useRoomAmongPicks();
  const amongPicks = activityAreas.slice(firstThemes, firstThemes + room);
  return (
    <>
      <ActivityCards areas={activityAreas.filter((area) => !amongPicks.includes(area))} />
      <Today />
      <div className={sections}>
        {home !== undefined && (
          <FlashSale
            slots={home.flashSlots}
            fetchedAt={dataUpdatedAt}
            onTurn={() => {
              void queryClient.invalidateQueries({ predicate: staleAfter("flash-sale-turn") });
            }}
          />
        )}
        <div className={twin}>
          <ProductPanel
            title={<Trans>Hot list</Trans>}
            remark={<Trans>Ranked by sales</Trans>}
            list="hot"
            products={shows?.hot === false ? [] : hot}
          />
          <ProductPanel
            title={<Trans>New arrivals</Trans>}
            remark={<Trans>Fresh on the shelf</Trans>}
            list="new"
            products={shows?.fresh === false ? [] : fresh}
          />
        </div>
        <RecommendedShops shops={shows?.shops === false ? [] : shops} />
        <ProductColumns themes={amongPicks} />
        <RecentlyViewed />
      </div>
    </>
  );
}

const row = lazyModule(() => import("./recently-viewed-row.tsx"));

/**
 * Drawn in the browser only, because the list lies on the device. Its code is fetched only where there is something to
 * show.
 */
function RecentlyViewed(): ReactElement | null {
  const wanted = useHydrated() && hasViewed();
  const { module } = useLazyModule(row, wanted && "needed");
  return wanted && module !== null ? <module.RecentlyViewedRow /> : null;
}

/** A tall tile shows a part of an image that is as high as it. */
const widths: Readonly<Record<AreaShape, number>> = {
  lead: 580,
  tall: 420,
  small: 280,
  half: 580,
  third: 380,
  strip: 1180,
};

const wide = new Set<AreaShape>(["lead", "strip"]);

/** The platform's themes, each with a link to its products; nothing where there are none. */
export function ActivityCards({ areas }: { readonly areas: readonly ActivityArea[] }): ReactElement | null {
  const { t } = useLingui();
  if (areas.length === 0) return null;
  const shapes = areaShapes(areas.length);
  return (
    <ul className={look.cards} aria-label={t`Themes`}>
      {areas.map((area, index) => {
        const shape = shapes[index] ?? "small";
        const width = widths[shape];
        return (
          <li key={area.id} className={look.shapes[shape]}>
            <AreaTile
              area={area}
              width={width}
              sizes={`(max-width: 1023px) ${wide.has(shape) ? 100 : 66}vw, ${width}px`}
              look={look.tile}
            />
          </li>
        );
      })}
    </ul>
  );
}
