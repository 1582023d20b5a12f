import type { FavouriteSlotProps } from "@plaza/routing";
import { FavouriteButton } from "@plaza/ui-kit/favourite-button";
import type { ComponentType } from "react";
import type { UseSaved } from "./saved.ts";

/** The heart of a product; none is drawn until it is known whether the product is saved. */
export function heartOf(useSaved: UseSaved): ComponentType<FavouriteSlotProps> {
  return function Heart({ id, name }) {
    const { saved, toggle } = useSaved("products", id);
    return saved === null ? null : <FavouriteButton name={name} saved={saved} onToggle={toggle} />;
  };
}
