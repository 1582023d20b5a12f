import { homeQuery, productColumnsQuery, type ProductColumn } from "@plaza/api-client";
import { rootRoute, useQueryData, lazyModule, useLazyModule } from "@plaza/routing";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { ActivityCards } from "./activity-cards.tsx";
import { tilesAmong } from "./area-shapes.ts";
import { columnPageQuery } from "./column-page-query.ts";
import { among, idsOf, orderOf } from "./home-order.ts";
import { HomeSection } from "./home-section.tsx";
import { sections } from "./home-sections.css.ts";
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

/** How many themes the first of a block's shelves has room for. */
function useRoomAmongPicks(shelves: readonly ProductColumn[]): number {
  const { api } = rootRoute.useRouteContext();
  const [first] = shelves;
  const { data: picks } = useQuery({ ...columnPageQuery(api, first?.id ?? 0, 1), enabled: first !== undefined });
  return tilesAmong(picks?.items.length ?? 0);
}

/** In the order of the platform, or of the contract: themes, flash sale, hot list and new arrivals, shops, the editors' shelves. */
export function HomeSections(): ReactElement {
  const { api } = rootRoute.useRouteContext();
  const { data: home, dataUpdatedAt } = useQuery(homeQuery(api));
  const shelves = useQueryData(productColumnsQuery(api)) ?? [];
  const blocks = orderOf(home);
  const areas = home?.activityAreas ?? [];
  // Themes that the first block of them has no room for stand among the products of the first shelves.
  const ofThemes = blocks.find((block) => block.kind === "areas");
  const ofShelves = blocks.find((block) => block.kind === "columns");
  const room = useRoomAmongPicks(among(shelves, idsOf(ofShelves)));
  const themes = among(areas, idsOf(ofThemes));
  const amongPicks = ofShelves === undefined ? [] : themes.slice(firstThemes, firstThemes + room);
  const [first] = blocks;
  const isAbove = first !== undefined && first === ofThemes;
  const rest = isAbove ? blocks.slice(1) : blocks;
  return (
    <>
      {isAbove && <ActivityCards areas={themes.filter((area) => !amongPicks.includes(area))} />}
      <Today />
      <div className={sections}>
        {rest.map((block) => (
          <HomeSection
            key={block.key}
            block={block}
            home={home}
            fetchedAt={dataUpdatedAt}
            shelves={shelves}
            amongPicks={amongPicks}
            hasThemes={block === ofShelves}
          />
        ))}
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
