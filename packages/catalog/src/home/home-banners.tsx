import { useLingui } from "@lingui/react/macro";
import type { Banner } from "@plaza/api-client";
import { buttonClass } from "@plaza/ui-kit/button";
import { Carousel } from "@plaza/ui-kit/carousel";
import type { ReactElement } from "react";
import { BannerImage } from "../shared/banner-image.tsx";
import * as look from "./home-banners.css.ts";

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
