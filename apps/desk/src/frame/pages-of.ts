import type { DeskRole } from "@plaza/api-client/desk";

const forShops = ["staff", "owner"] as const;

/**
 * The sections of the rail and their pages, in the order of the rail: each page once for each role that has it. A section with
 * several pages for a role shows them as tabs above each of them.
 */
const deskSections = [
  { section: "today", pages: [{ to: "/", roles: ["staff", "owner", "operator"] }] },
  {
    section: "shops",
    pages: [
      { to: "/applications", roles: ["operator"] },
      { to: "/shops", roles: ["operator"] },
    ],
  },
  {
    section: "customers",
    pages: [
      { to: "/member-levels", roles: ["operator"] },
      { to: "/notices", roles: ["operator"] },
    ],
  },
  { section: "conversations", pages: [{ to: "/conversations", roles: ["agent", "staff", "owner", "operator"] }] },
  { section: "trade", pages: [{ to: "/transfers", roles: ["operator"] }] },
  { section: "orders", pages: [{ to: "/orders", roles: forShops }] },
  { section: "afterSales", pages: [{ to: "/after-sales", roles: forShops }] },
  { section: "reviews", pages: [{ to: "/reviews", roles: forShops }] },
  {
    section: "products",
    pages: [
      { to: "/products", roles: forShops },
      { to: "/stock", roles: forShops },
    ],
  },
  {
    section: "marketing",
    pages: [
      { to: "/coupons", roles: forShops },
      { to: "/flash-offers", roles: forShops },
      { to: "/search-rules", roles: ["owner"] },
    ],
  },
  {
    section: "catalogue",
    pages: [
      { to: "/categories", roles: ["operator"] },
      { to: "/all-products", roles: ["operator"] },
      { to: "/brands", roles: ["operator"] },
      { to: "/attributes", roles: ["operator"] },
      { to: "/trades", roles: ["operator"] },
      { to: "/search-rules", roles: ["operator"] },
      { to: "/searches", roles: ["operator"] },
    ],
  },
  {
    section: "content",
    pages: [
      { to: "/home", roles: ["operator"] },
      { to: "/articles", roles: ["operator"] },
      { to: "/special-areas", roles: ["operator"] },
      { to: "/flash-sale", roles: ["operator"] },
      { to: "/policies", roles: ["operator"] },
      { to: "/reported-reviews", roles: ["operator"] },
    ],
  },
  {
    section: "shop",
    pages: [
      { to: "/shop-page", roles: ["owner"] },
      { to: "/addresses", roles: forShops },
      { to: "/freight", roles: forShops },
      { to: "/shop-contact", roles: ["owner"] },
      { to: "/shop-terms", roles: ["owner"] },
      { to: "/documents", roles: ["owner"] },
      { to: "/team", roles: ["owner"] },
      { to: "/audit", roles: ["owner"] },
    ],
  },
  {
    section: "platform",
    pages: [
      { to: "/settings", roles: ["operator"] },
      { to: "/messages", roles: ["operator"] },
      { to: "/accounts", roles: ["operator"] },
      { to: "/audit", roles: ["operator"] },
    ],
  },
] as const satisfies readonly {
  readonly section: string;
  readonly pages: readonly { readonly to: string; readonly roles: readonly DeskRole[] }[];
}[];

export type DeskSection = (typeof deskSections)[number]["section"];
export type DeskPage = (typeof deskSections)[number]["pages"][number]["to"];

export interface SectionPages {
  readonly section: DeskSection;
  /** At least one. */
  readonly pages: readonly [DeskPage, ...DeskPage[]];
}

/** The sections of somebody of a role, with the pages that they have in each. */
export function sectionsOf(role: DeskRole): readonly SectionPages[] {
  return deskSections.flatMap(({ section, pages }) => {
    const [first, ...more] = pages.flatMap(
      ({ to, roles }: { readonly to: DeskPage; readonly roles: readonly DeskRole[] }) =>
        roles.includes(role) ? [to] : [],
    );
    return first === undefined ? [] : [{ section, pages: [first, ...more] as const }];
  });
}

/** What somebody of a role works on. */
export function pagesOf(role: DeskRole): readonly DeskPage[] {
  return sectionsOf(role).flatMap(({ pages }) => pages);
}

/** The page that somebody of a role begins with: everybody has one. */
export function firstPageOf(role: DeskRole): DeskPage {
  return pagesOf(role)[0] ?? "/conversations";
}

const allPages: readonly DeskPage[] = deskSections.flatMap(({ pages }) => pages.map(({ to }) => to));

/** The page that an address belongs to, whoever asks for it; null for one that is none of them. */
export function pageOfPath(path: string): DeskPage | null {
  return allPages.find((to) => path === to || (to !== "/" && path.startsWith(`${to}/`))) ?? null;
}
