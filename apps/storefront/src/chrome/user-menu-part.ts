import { lazyPart } from "@plaza/routing";

/** The menu beside a customer's own pages. What the page itself is about is hydrated before it. */
export const UserMenu = lazyPart(() => import("./user-menu.tsx"), "UserMenu");
