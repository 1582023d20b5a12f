import type { FavouriteSlotProps } from "@plaza/routing";
import { FavouriteButton } from "@plaza/ui-kit/favourite-button";
import type { ReactElement } from "react";
import { useSaved } from "./use-saved.ts";

/** The heart of a product; none is drawn until it is known whether the product is saved. */
export function Heart({ id, name }: FavouriteSlotProps): ReactElement | null {
  const { saved, toggle } = useSaved("products", id);
  return saved === null ? null : <FavouriteButton name={name} saved={saved} onToggle={toggle} />;
}
