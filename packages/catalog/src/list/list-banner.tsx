import { type BannerPosition, bannersQuery } from "@plaza/api-client";
import { rootRoute, useQueryData } from "@plaza/routing";
import type { ReactElement } from "react";
import { BannerStrip } from "../shared/banner-strip.tsx";
import { aboveList } from "./list-banner.css.ts";

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

export function HotBanner(): ReactElement {
  return <PageBanner kind="hot" />;
}

export function NewBanner(): ReactElement {
  return <PageBanner kind="new" />;
}
