import { bannersQuery, homeQuery, productColumnsQuery, siteConfigurationQuery, type Banner } from "@plaza/api-client";
import { useQueryData } from "@plaza/routing";
import { visuallyHidden } from "@plaza/ui-kit/global";
import type { ReactElement } from "react";
import { HomeSections, OpeningSoon } from "../lazy-parts.ts";
import { homeRoute } from "../routes.ts";
import { useLingui } from "@lingui/react/macro";
import { buttonClass } from "@plaza/ui-kit/button";
import { Carousel } from "@plaza/ui-kit/carousel";
import { BannerImage } from "../shared/banner-image.tsx";
import * as look from "./home-page.css.ts";

/** The home page: banners first, then the other sections. */
export function HomePage(): ReactElement {
  const { api } = homeRoute.useRouteContext();
  const site = useQueryData(siteConfigurationQuery(api));
  const banners = useQueryData(bannersQuery(api, "home")) ?? [];
  // Without its name nothing can be said of it.
  const isEmpty = useIsEmpty() && site !== undefined;
  return (
    <>
      <h1 className={visuallyHidden}>{site?.name}</h1>
      {isEmpty ? (
        <OpeningSoon />
      ) : (
        <>
          <HomeBanners banners={banners} />
          <HomeSections />
        </>
      )}
    </>
  );
}

/** Nothing to see or to buy has been set up. A section that could not be fetched is not empty. */
function useIsEmpty(): boolean {
  const { api } = homeRoute.useRouteContext();
  const banners = useQueryData(bannersQuery(api, "home"));
  const columns = useQueryData(productColumnsQuery(api));
  const { activityAreas, flashSlots, hot, fresh, shops, blocks } = useQueryData(homeQuery(api)) ?? {};
  const hasOwn = blocks?.some(({ kind }) => kind === "banner") === true;
  return (
    !hasOwn && [banners, columns, activityAreas, flashSlots, hot, fresh, shops].every((some) => some?.length === 0)
  );
}

/** The carousel beside the category panel. Texts lie on the empty side of each image. */
export function HomeBanners({ banners }: { readonly banners: readonly Banner[] }): ReactElement {
  const { t } = useLingui();
  const shown = banners.filter(({ image }) => image !== null);
  return (
    <div className={look.hero}>
      {shown.length > 0 && (
        <Carousel label={t`Featured`} names={shown.map(({ text }) => text?.eyebrow ?? "")}>
          {shown.map((banner, index) => (
            <BannerImage
              key={`${banner.image}`}
              banner={banner}
              className={look.banner}
              width={960}
              height={440}
              eager={index === 0}
            >
              {banner.text !== null && (
                <div className={look.copy}>
                  <p className={look.eyebrow}>{banner.text.eyebrow}</p>
                  <p className={look.title}>{banner.text.title}</p>
                  <p className={look.line}>{banner.text.line}</p>
                  {banner.text.action !== "" && (
                    <span className={buttonClass({ kind: "primary", size: "large" })}>{banner.text.action}</span>
                  )}
                </div>
              )}
            </BannerImage>
          ))}
        </Carousel>
      )}
    </div>
  );
}
