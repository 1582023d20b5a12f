import { useLingui } from "@lingui/react/macro";
import { rootRoute } from "@plaza/routing";
import { Count } from "@plaza/ui-kit/count";
import { Icon } from "@plaza/ui-kit/icon";
import { Headset } from "lucide";
import type { ReactElement, ReactNode } from "react";
import { usePublicData } from "./use-public-data.ts";

export interface ConversationButtonProps {
  readonly className: string;
  /** Of the icon, on whose corner the count stands. */
  readonly signClassName: string;
  readonly children?: ReactNode;
}

/** The platform's own conversation partner. */
const platformShop = 0;

/** Opens the conversation with the platform's customer service; says how many messages are unread, of all shops. */
export function ConversationButton({
  className,
  signClassName,
  children,
}: ConversationButtonProps): ReactElement | null {
  const { t } = useLingui();
  const { openConversation } = rootRoute.useRouteContext();
  const unread = usePublicData()?.unreadMessageCount ?? 0;
  if (openConversation === undefined) return null;
  const shown = unread > 99 ? "99+" : String(unread);
  return (
    <button
      type="button"
      className={className}
      aria-haspopup="dialog"
      aria-label={unread === 0 ? t`Customer service` : t`Customer service: ${shown} unread`}
      onClick={() => openConversation({ shopId: platformShop })}
    >
      <span className={signClassName} aria-hidden>
        <Icon of={Headset} size={20} />
        <Count value={unread} onCorner />
      </span>
      {children}
    </button>
  );
}
