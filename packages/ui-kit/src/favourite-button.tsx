import { useLingui } from "@lingui/react/macro";
import { Heart } from "lucide";
import type { ReactElement } from "react";
import { button } from "./favourite-button.css.ts";
import { Icon } from "./icon.tsx";
import { ignoreHeldEnter } from "./ignore-held-enter.ts";

export interface FavouriteButtonProps {
  /** The name of what is kept. */
  readonly name: string;
  readonly saved: boolean;
  readonly onToggle: () => void;
}

/** The heart in a product card's corner. The second press of a double click does nothing: it would take the first back. */
export function FavouriteButton({ name, saved, onToggle }: FavouriteButtonProps): ReactElement {
  const { t } = useLingui();
  return (
    <button
      type="button"
      className={button}
      aria-pressed={saved}
      aria-label={t`Favourite: ${name}`}
      onKeyDown={ignoreHeldEnter}
      onClick={({ detail }) => {
        if (detail < 2) onToggle();
      }}
    >
      <Icon of={Heart} size={18} filled={saved} />
    </button>
  );
}
