import { useLingui } from "@lingui/react/macro";
import {
  type DeskRole,
  type DeskUser,
  type PlatformFigures,
  platformFiguresQuery,
  type ShopFigures,
  shopFiguresQuery,
} from "@plaza/api-client/desk";
import { Count } from "@plaza/ui-kit/count";
import { Icon } from "@plaza/ui-kit/icon";
import { TabLink, TabsBar } from "@plaza/ui-kit/tabs-bar";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { countsOf } from "../conversations/connection/desk-state.ts";
import { useDeskRun } from "../conversations/desk-run-context.ts";
import { rootRoute } from "../routes.ts";
import { badge, link, links, rail, sectionTabs } from "./frame.css.ts";
import { type DeskPage, type DeskSection, pageOfPath, pagesOf, sectionsOf } from "./pages-of.ts";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import {
  Award,
  Boxes,
  Briefcase,
  ChartColumn,
  Crown,
  FileCheck,
  FileText,
  Flag,
  FolderTree,
  Headset,
  History,
  type IconNode,
  KeyRound,
  Landmark,
  LayoutGrid,
  LayoutTemplate,
  ListFilter,
  Mail,
  MapPin,
  Megaphone,
  MessageSquareText,
  MessagesSquare,
  Newspaper,
  Package,
  PackageOpen,
  ReceiptText,
  Scale,
  Search,
  Send,
  SlidersHorizontal,
  Store,
  TextSearch,
  TicketPercent,
  Truck,
  Undo2,
  Users,
  Zap,
} from "lucide";

interface NameAndIcon {
  readonly name: MessageDescriptor;
  readonly icon: IconNode;
}

/** How each page is named, and its icon in the rail. */
const pageNames: Readonly<Record<DeskPage, NameAndIcon>> = {
  "/": { name: msg`Today`, icon: ChartColumn },
  "/conversations": { name: msg`Conversations`, icon: MessagesSquare },
  "/orders": { name: msg`Orders`, icon: Truck },
  "/after-sales": { name: msg`After-sales`, icon: Undo2 },
  "/reviews": { name: msg`Reviews`, icon: MessageSquareText },
  "/products": { name: msg({ message: "Products", context: "page" }), icon: Package },
  "/coupons": { name: msg`Coupons`, icon: TicketPercent },
  "/search-rules": { name: msg({ message: "Search", context: "page" }), icon: Search },
  "/shop-page": { name: msg`Shop page`, icon: Store },
  "/addresses": { name: msg({ message: "Addresses", context: "shop" }), icon: MapPin },
  "/freight": { name: msg`Freight`, icon: PackageOpen },
  "/shop-contact": { name: msg({ message: "Contact", context: "shop" }), icon: Headset },
  "/shop-terms": { name: msg({ message: "Terms", context: "shop" }), icon: ReceiptText },
  "/documents": { name: msg({ message: "Documents", context: "shop" }), icon: FileCheck },
  "/team": { name: msg`Team`, icon: Users },
  "/applications": { name: msg`Applications`, icon: Store },
  "/shops": { name: msg`Shops`, icon: Store },
  "/member-levels": { name: msg`Member levels`, icon: Crown },
  "/notices": { name: msg({ message: "Notices", context: "customers" }), icon: Send },
  "/categories": { name: msg`Categories`, icon: FolderTree },
  "/stock": { name: msg({ message: "Stock", context: "page" }), icon: Boxes },
  "/all-products": { name: msg({ message: "Products", context: "page" }), icon: Package },
  "/brands": { name: msg`Brands`, icon: Award },
  "/attributes": { name: msg`Attributes`, icon: ListFilter },
  "/trades": { name: msg`Trades`, icon: Briefcase },
  "/accounts": { name: msg`Accounts`, icon: KeyRound },
  "/searches": { name: msg`Searches`, icon: TextSearch },
  "/transfers": { name: msg`Bank transfers`, icon: Landmark },
  "/home": { name: msg`Home page`, icon: LayoutTemplate },
  "/articles": { name: msg`Articles`, icon: FileText },
  "/special-areas": { name: msg`Special areas`, icon: LayoutGrid },
  "/flash-sale": { name: msg`Flash sale`, icon: Zap },
  "/flash-offers": { name: msg`Flash sale`, icon: Zap },
  "/policies": { name: msg`Policies`, icon: Scale },
  "/settings": { name: msg`Settings`, icon: SlidersHorizontal },
  "/messages": { name: msg`Messages`, icon: Mail },
  "/reported-reviews": { name: msg`Reported reviews`, icon: Flag },
  "/audit": { name: msg`Audit log`, icon: History },
};

/** How the rail names sections with several pages; one with a single page has its name. */
const sectionNames: Readonly<Partial<Record<DeskSection, NameAndIcon>>> = {
  shops: { name: msg`Shops`, icon: Store },
  customers: { name: msg({ message: "Customers", context: "section" }), icon: Users },
  products: { name: msg({ message: "Products", context: "page" }), icon: Package },
  marketing: { name: msg`Marketing`, icon: Megaphone },
  catalogue: { name: msg`Catalogue`, icon: FolderTree },
  content: { name: msg`Content`, icon: Newspaper },
  shop: { name: msg({ message: "Shop", context: "section" }), icon: Store },
  platform: { name: msg({ message: "Platform", context: "section" }), icon: SlidersHorizontal },
};

/** How often it is asked what waits, in milliseconds. */
const often = 30_000;

type Waiting = Readonly<Partial<Record<DeskPage, number>>>;

function waitingInShop(figures: ShopFigures): Waiting {
  return {
    "/orders": figures.toSend,
    "/after-sales": figures.afterSalesToDecide + figures.afterSalesToReceive,
    "/reviews": figures.reviewsToAnswer,
    "/products": figures.productsToCorrect + figures.productsRefused,
  };
}

/** What a transfer is awaited for waits for the customer, not for an operator. */
function waitingAtPlatform(figures: PlatformFigures): Waiting {
  return {
    "/applications": figures.applications,
    "/shops": figures.documentsToCheck + figures.shopNamesToDecide,
    "/transfers": figures.transfersUnmatched + figures.refundsToTransfer,
    "/reported-reviews": figures.reportedReviews,
    "/all-products": figures.productsToReview + figures.productsToApprove,
    "/flash-sale": figures.flashProposals,
  };
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
  const hasFigures = pagesOf(user.role).includes("/");
  const isOperator = user.role === "operator";
  const shop = useQuery({
    ...shopFiguresQuery(desk, undefined),
    select: waitingInShop,
    enabled: hasFigures && !isOperator,
    refetchInterval: often,
  });
  const platform = useQuery({
    ...platformFiguresQuery(desk, undefined),
    select: waitingAtPlatform,
    enabled: hasFigures && isOperator,
    refetchInterval: often,
  });
  const conversations = useDeskRun()?.state;
  const unread = conversations === undefined ? 0 : (countsOf(conversations)?.unread ?? 0);
  const waiting: Waiting = { ...shop.data, ...platform.data, "/conversations": unread };
  const current = pageOfPath(path);
  return (
    <nav className={rail} aria-label={t`Pages of the desk`}>
      <ul className={links}>
        {sectionsOf(user.role).map(({ section, pages: own }) => {
          const [first] = own;
          const { name, icon } = (own.length > 1 ? sectionNames[section] : undefined) ?? pageNames[first];
          const isCurrent = current !== null && own.includes(current);
          return (
            <li key={section}>
              <Link to={first} className={link} {...(isCurrent && { "aria-current": "page", ref: showInStrip })}>
                <Icon of={icon} size={18} />
                <span>{i18n._(name)}</span>
                <span className={badge}>
                  <Count value={own.reduce((sum, page) => sum + (waiting[page] ?? 0), 0)} />
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** The pages of the section that an address belongs to, where somebody of the role has several of them. */
export function SectionTabs({ role, path }: { readonly role: DeskRole; readonly path: string }): ReactElement | null {
  const { i18n } = useLingui();
  const current = pageOfPath(path);
  const section = sectionsOf(role).find(({ pages }) => current !== null && pages.includes(current));
  const name = section && sectionNames[section.section]?.name;
  if (section === undefined || name === undefined || section.pages.length === 1) return null;
  return (
    <div className={sectionTabs}>
      <TabsBar label={i18n._(name)}>
        {section.pages.map((page) => (
          <TabLink
            key={page}
            current={page === current}
            link={({ children, ...rest }) => (
              <Link to={page} {...rest}>
                {children}
              </Link>
            )}
          >
            {i18n._(pageNames[page].name)}
          </TabLink>
        ))}
      </TabsBar>
    </div>
  );
}
