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
import type { DeskPage } from "./pages-of.ts";

/** How the rail names each page, and its icon. */
export const pageNames: Readonly<Record<DeskPage, { readonly name: MessageDescriptor; readonly icon: IconNode }>> = {
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
