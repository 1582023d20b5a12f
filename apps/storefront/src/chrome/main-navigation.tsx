import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { CategoryMenu } from "./category-menu.tsx";
import * as look from "./main-navigation.css.ts";
import { pageWidth } from "./page-width.css.ts";

export function MainNavigation(): ReactElement {
  const { t } = useLingui();
  return (
    <nav className={look.bar} aria-label={t`Main`}>
      <div className={`${pageWidth} ${look.row}`}>
        <CategoryMenu />
        <ul className={look.links}>
          <li className={look.item}>
            <Link to="/" activeOptions={{ exact: true }} className={look.link}>
              <Trans>Home</Trans>
            </Link>
          </li>
          <li className={look.item}>
            <Link
              to="/goods_list/{-$type}"
              params={{ type: "1" }}
              activeOptions={{ includeSearch: false }}
              className={look.link}
            >
              <Trans>Hot list</Trans>
            </Link>
          </li>
          <li className={look.item}>
            <Link
              to="/goods_list/{-$type}"
              params={{ type: "2" }}
              activeOptions={{ includeSearch: false }}
              className={look.link}
            >
              <Trans>New arrivals</Trans>
            </Link>
          </li>
        </ul>
      </div>
    </nav>
  );
}
