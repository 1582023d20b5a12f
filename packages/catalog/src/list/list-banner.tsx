import { type Banner, type BannerPosition, bannersQuery } from "@plaza/api-client";
import { rootRoute, useQueryData } from "@plaza/routing";
import type { ReactElement } from "react";
import { BannerImage } from "../shared/banner-image.tsx";
import { aboveList, banner, copy, line, title } from "./list-banner.css.ts";

/** The platform's advertisement above a list; nothing where it has none. */
export function PageBanner({ kind }: { readonly kind: BannerPosition }): ReactElement | null {
  const { api } = rootRoute.useRouteContext();
  const data = useQueryData(bannersQuery(api, kind));
  const first = data?.find(({ image }) => image !== null);
  if (first === undefined) return null;
  return (
    <div className={aboveList}>
      <BannerStrip banner={first} eager />
    </div>
  );
}

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

export function HotBanner(): ReactElement {
  return <PageBanner kind="hot" />;
}

export function NewBanner(): ReactElement {
  return <PageBanner kind="new" />;
}
