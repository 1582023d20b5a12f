import { useLingui } from "@lingui/react/macro";
import { rootRoute } from "@plaza/routing";
import { Count } from "@plaza/ui-kit/count";
import { visuallyHidden } from "@plaza/ui-kit/global";
import { Icon } from "@plaza/ui-kit/icon";
import { Headset } from "lucide";
import type { ReactElement } from "react";
import { usePublicData } from "./chrome-data.ts";

export interface ConversationButtonProps {
  readonly className: string;
  /** Of the icon, on whose corner the count stands. */
  readonly signClassName: string;
  /** Of the text beside it; without it only screen readers have that. */
  readonly labelClassName?: string;
}

/** The platform's own conversation partner. */
export const platformShop = 0;

/** Opens the conversation with the platform's customer service; says how many messages are unread, of all shops. */
export function ConversationButton({
  className,
  signClassName,
  labelClassName = visuallyHidden,
}: ConversationButtonProps): ReactElement | null {
  const { t } = useLingui();
  const { openConversation } = rootRoute.useRouteContext();
  const unread = usePublicData()?.unreadMessageCount ?? 0;
  if (openConversation === undefined) return null;
  return (
    <button
      type="button"
      className={className}
      aria-haspopup="dialog"
      onClick={() => openConversation({ shopId: platformShop })}
    >
      <span className={signClassName} aria-hidden>
        <Icon of={Headset} size={20} />
        <Count value={unread} onCorner />
      </span>
      <span className={labelClassName}>
        {unread === 0 ? t`Customer service` : t`Customer service: ${unread} unread`}
      </span>
    </button>
  );
}
