import { useLingui } from "@lingui/react/macro";
import { type DeskUser, receivedApplicationsQuery, type ShopFigures, shopFiguresQuery } from "@plaza/api-client/desk";
import { Count } from "@plaza/ui-kit/count";
import { Icon } from "@plaza/ui-kit/icon";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { countsOf } from "../conversations/connection/desk-state.ts";
import { useDeskRun } from "../conversations/desk-run-context.ts";
import { rootRoute } from "../routes.ts";
import { badge, link, links, rail } from "./frame.css.ts";
import { type DeskPage, pageOfPath, pagesOf } from "./pages-of.ts";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import {
  ChartColumn,
  type IconNode,
  Flag,
  KeyRound,
  MessageSquareText,
  MessagesSquare,
  Package,
  Search,
  SlidersHorizontal,
  Store,
  TextSearch,
  TicketPercent,
  Truck,
  Undo2,
  Users,
} from "lucide";

/** How the rail names each page, and its icon. */
const pageNames: Readonly<Record<DeskPage, { readonly name: MessageDescriptor; readonly icon: IconNode }>> = {
  "/": { name: msg`Today`, icon: ChartColumn },
  "/conversations": { name: msg`Conversations`, icon: MessagesSquare },
  "/orders": { name: msg`Orders`, icon: Truck },
  "/after-sales": { name: msg`After-sales`, icon: Undo2 },
  "/reviews": { name: msg`Reviews`, icon: MessageSquareText },
  "/products": { name: msg({ message: "Products", context: "page" }), icon: Package },
  "/coupons": { name: msg`Coupons`, icon: TicketPercent },
  "/search-rules": { name: msg({ message: "Search", context: "page" }), icon: Search },
  "/team": { name: msg`Team`, icon: Users },
  "/applications": { name: msg`Applications`, icon: Store },
  "/accounts": { name: msg`Accounts`, icon: KeyRound },
  "/searches": { name: msg`Searches`, icon: TextSearch },
  "/settings": { name: msg`Settings`, icon: SlidersHorizontal },
  "/reported-reviews": { name: msg`Reported reviews`, icon: Flag },
};

/** How often it is asked what waits, in milliseconds. */
const often = 30_000;

function waitingIn(page: DeskPage, figures: ShopFigures | undefined): number {
  if (figures === undefined) return 0;
  if (page === "/orders") return figures.toSend;
  if (page === "/after-sales") return figures.afterSalesToDecide + figures.afterSalesToReceive;
  return page === "/reviews" ? figures.reviewsToAnswer : 0;
}

/**
 * On a phone the pages are a strip, of which a part is in sight: the current page belongs to that. `scrollIntoView` would move
 * the place from which the keyboard goes on, too.
 */
function showInStrip(link: HTMLAnchorElement | null): void {
  const strip = link?.closest("nav");
  if (link === null || strip === null || strip === undefined) return;
  const [of, within] = [link.getBoundingClientRect(), strip.getBoundingClientRect()];
  strip.scrollLeft += (of.left + of.right - within.left - within.right) / 2;
}

export interface NavigationProps {
  readonly user: DeskUser;
  readonly path: string;
}

/** The pages of somebody's role, with how much waits in each. */
export function Navigation({ user, path }: NavigationProps): ReactElement {
  const { t, i18n } = useLingui();
  const { desk } = rootRoute.useRouteContext();
  const pages = pagesOf(user.role);
  const { data: figures } = useQuery({
    ...shopFiguresQuery(desk, undefined),
    enabled: pages.includes("/"),
    refetchInterval: often,
  });
  const { data: applications } = useQuery({
    ...receivedApplicationsQuery(desk, { state: "pending", page: 1, pageSize: 20 }),
    enabled: pages.includes("/applications"),
    refetchInterval: often,
  });
  const conversations = useDeskRun()?.state;
  const unread = conversations === undefined ? 0 : (countsOf(conversations)?.unread ?? 0);
  const waits = (page: DeskPage): number => {
    if (page === "/conversations") return unread;
    return page === "/applications" ? (applications?.counts.pending ?? 0) : waitingIn(page, figures);
  };
  const current = pageOfPath(path);
  return (
    <nav className={rail} aria-label={t`Pages of the desk`}>
      <ul className={links}>
        {pages.map((page) => {
          const { name, icon } = pageNames[page];
          return (
            <li key={page}>
              <Link to={page} className={link} {...(page === current && { "aria-current": "page", ref: showInStrip })}>
                <Icon of={icon} size={18} />
                <span>{i18n._(name)}</span>
                <span className={badge}>
                  <Count value={waits(page)} />
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
