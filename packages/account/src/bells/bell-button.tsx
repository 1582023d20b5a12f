import { ignoreHeldEnter } from "@plaza/ui-kit/button";
import { Icon } from "@plaza/ui-kit/icon";
import { Bell, BellRing } from "lucide";
import type { ReactElement } from "react";
import { bell, belowHeart, round } from "./bell.css.ts";

export interface BellButtonProps {
  readonly on: boolean;
  readonly label: string;
  readonly busy?: boolean;
  /** Over a picture or beside a heart; without it, square as the button beside it. */
  readonly look?: "round" | "below-heart" | undefined;
  readonly onPress: () => void;
}

/** A bell that rings once it is on. The second press of a double click does nothing: it would take the first back. */
export function BellButton({ on, label, busy = false, look, onPress }: BellButtonProps): ReactElement {
  const shape = look === undefined ? "" : ` ${round}${look === "below-heart" ? ` ${belowHeart}` : ""}`;
  return (
    <button
      type="button"
      className={`${bell}${shape}`}
      aria-pressed={on}
      aria-label={label}
      title={label}
      aria-busy={busy || undefined}
      onClick={({ detail }) => {
        if (!busy && detail < 2) onPress();
      }}
      onKeyDown={ignoreHeldEnter}
    >
      <Icon of={on ? BellRing : Bell} size={18} />
    </button>
  );
}
