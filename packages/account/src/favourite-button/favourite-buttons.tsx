import type { FavouriteSlotProps } from "@plaza/routing";
import { FavouriteButton } from "@plaza/ui-kit/favourite-button";
import type { ComponentType } from "react";
import type { FavouriteKind } from "@plaza/shopping/device-favourites";
import { Trans } from "@lingui/react/macro";
import { Button } from "@plaza/ui-kit/button";
import { visuallyHidden } from "@plaza/ui-kit/global";
import { Icon } from "@plaza/ui-kit/icon";
import { Check, Plus } from "lucide";

export interface Favourite {
  /** Null while it is not known. */
  readonly saved: boolean | null;
  readonly toggle: () => void;
}

/** Whether something is saved, in the customer's account or on a visitor's device. */
export type UseFavourite = (kind: FavouriteKind, id: number) => Favourite;

/** The favourite button of a product; none is drawn until it is known whether the product is saved. */
export function favouriteButtonWith(useFavourite: UseFavourite): ComponentType<FavouriteSlotProps> {
  return function ProductFavouriteButton({ id, name }) {
    const { saved, toggle } = useFavourite("products", id);
    return saved === null ? null : <FavouriteButton name={name} saved={saved} onToggle={toggle} />;
  };
}

/** Follows a shop; none is drawn until it is known whether it is followed. */
export function followButtonWith(useFavourite: UseFavourite): ComponentType<FavouriteSlotProps> {
  return function FollowButton({ id, name }) {
    const { saved, toggle } = useFavourite("shops", id);
    if (saved === null) return null;
    return (
      <Button size="small" icon={<Icon of={saved ? Check : Plus} size={16} />} onClick={toggle}>
        {saved ? (
          <Trans>
            Following<span className={visuallyHidden}> {name}</span>
          </Trans>
        ) : (
          <Trans>
            Follow<span className={visuallyHidden}> {name}</span>
          </Trans>
        )}
      </Button>
    );
  };
}
