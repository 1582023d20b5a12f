import type { Banner } from "@plaza/api-client";
import type { ReactElement } from "react";
import { BannerImage } from "./banner-image.tsx";
import { banner, copy, line, title } from "./banner-strip.css.ts";

/** An advertisement as wide as the page. */
export function BannerStrip(strip: { readonly banner: Banner; readonly eager: boolean }): ReactElement {
  const { text } = strip.banner;
  return (
    <BannerImage {...strip} className={banner} width={1180} height={240}>
      {text !== null && (
        <div className={copy}>
          <p className={title}>{text.title}</p>
          <p className={line}>{text.line}</p>
        </div>
      )}
    </BannerImage>
  );
}
