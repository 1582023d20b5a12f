import { Trans } from "@lingui/react/macro";
import type { FavouriteSlotProps } from "@plaza/routing";
import { Button } from "@plaza/ui-kit/button";
import { visuallyHidden } from "@plaza/ui-kit/global";
import { Icon } from "@plaza/ui-kit/icon";
import { Check, Plus } from "lucide";
import type { ComponentType } from "react";
import type { UseSaved } from "./saved.ts";

/** Follows a shop; none is drawn until it is known whether it is followed. */
export function followButtonOf(useSaved: UseSaved): ComponentType<FavouriteSlotProps> {
  return function FollowButton({ id, name }) {
    const { saved, toggle } = useSaved("shops", id);
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
