import type { ReactElement } from "react";
import { favouritesRoute } from "../routes.ts";
import { FollowedShops } from "./followed-shops.tsx";
import { SavedProducts } from "./saved-products.tsx";

/** What a customer has saved: products, or the shops that are followed. */
export function FavouritesPage(): ReactElement {
  const { kind } = favouritesRoute.useSearch();
  return kind === "shops" ? <FollowedShops /> : <SavedProducts />;
}
