import type { DeskRole } from "@plaza/api-client/desk";

const forShops = ["staff", "owner"] as const;

/** The pages of the desk and whose they are, in the order of the rail. */
const deskPages = [
  { to: "/", roles: forShops },
  { to: "/applications", roles: ["operator"] },
  { to: "/conversations", roles: ["agent", "staff", "owner", "operator"] },
  { to: "/orders", roles: forShops },
  { to: "/after-sales", roles: forShops },
  { to: "/reviews", roles: forShops },
  { to: "/products", roles: forShops },
  { to: "/coupons", roles: forShops },
  { to: "/search-rules", roles: ["owner", "operator"] },
  { to: "/team", roles: ["owner"] },
  { to: "/reported-reviews", roles: ["operator"] },
  { to: "/searches", roles: ["operator"] },
  { to: "/accounts", roles: ["operator"] },
  { to: "/settings", roles: ["operator"] },
] as const satisfies readonly { readonly to: string; readonly roles: readonly DeskRole[] }[];

export type DeskPage = (typeof deskPages)[number]["to"];

/** What somebody of a role works on. */
export function pagesOf(role: DeskRole): readonly DeskPage[] {
  return deskPages.flatMap(({ to, roles }: (typeof deskPages)[number]) =>
    (roles as readonly DeskRole[]).includes(role) ? [to] : [],
  );
}

/** The page that somebody of a role begins with: everybody has one. */
export function firstPageOf(role: DeskRole): DeskPage {
  return pagesOf(role)[0] ?? "/conversations";
}

/** The page that an address belongs to, whoever asks for it; null for one that is none of them. */
export function pageOfPath(path: string): DeskPage | null {
  return deskPages.find(({ to }) => path === to || (to !== "/" && path.startsWith(`${to}/`)))?.to ?? null;
}
