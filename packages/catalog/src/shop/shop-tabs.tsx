import { Trans, useLingui } from "@lingui/react/macro";
import type { Named } from "@plaza/api-client";
import { type ShopView, to } from "@plaza/routing";
import type { LinkSlotProps } from "@plaza/ui-kit/link-slot";
import { TabLink, TabsBar } from "@plaza/ui-kit/tabs-bar";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { column } from "./shop-head.css.ts";
import { scroller, strip } from "./shop-tabs.css.ts";
import { isShopHome } from "./use-shop-view.ts";

export interface ShopTabsProps {
  readonly shopId: number;
  readonly view: ShopView;
  /** The shop's own. */
  readonly categories: readonly Named[];
}

/** The parts of a shop: its home, all its products, and the shelves that it sorts them on. */
export function ShopTabs({ shopId, view, categories }: ShopTabsProps): ReactElement {
  const { t } = useLingui();
  // The shop's home is a prefix of every other address of it: only an exact match is current.
  const link = (part: ShopView) => (props: LinkSlotProps) => (
    <Link {...to.shop(shopId, part)} resetScroll={false} {...props} />
  );
  return (
    <div className={strip}>
      <div className={`${column} ${scroller}`}>
        <TabsBar label={t`Parts of this shop`}>
          <TabLink current={isShopHome(view)} link={link({})}>
            <Trans>Shop home</Trans>
          </TabLink>
          <TabLink current={!isShopHome(view) && view.category === undefined} link={link({ view: "all" })}>
            <Trans>All products</Trans>
          </TabLink>
          {categories.map(({ id, name }) => (
            <TabLink key={id} current={id === view.category} link={link({ category: id })}>
              {name}
            </TabLink>
          ))}
        </TabsBar>
      </div>
    </div>
  );
}
