import { useLingui } from "@lingui/react/macro";
import { rootRoute, to, useOptionalLink } from "@plaza/routing";
import { Count } from "@plaza/ui-kit/count";
import { Icon } from "@plaza/ui-kit/icon";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Bell } from "lucide";
import { type ReactElement, useEffect, useEffectEvent } from "react";
import { unreadNoticesQuery } from "../notices/unread-notices.ts";
import { useSendAlert, takePendingAlert } from "./alert-state.tsx";
import * as look from "./alert-button.css.ts";

export interface UnreadNoticesLinkProps {
  readonly phone?: boolean;
}

/** A customer's way to the notices, with how many are unread. */
export function UnreadNoticesLink({ phone = false }: UnreadNoticesLinkProps): ReactElement | null {
  const { t } = useLingui();
  const { api, session } = rootRoute.useRouteContext();
  const toNotices = useOptionalLink(to.notices);
  const { data: count } = useQuery({ ...unreadNoticesQuery(api), enabled: session.isCustomer });
  if (!session.isCustomer || toNotices === null) return null;
  const unread = count ?? 0;
  const shown = unread > 99 ? "99+" : String(unread);
  return (
    <Link
      {...toNotices()}
      className={phone ? look.inPhoneHeader : look.inHeader}
      aria-label={unread === 0 ? t`Notices` : t`Notices: ${shown} unread`}
    >
      <span className={look.icon} aria-hidden>
        <Icon of={Bell} size={20} />
        <Count value={unread} onCorner />
      </span>
      {!phone && <SendPendingAlert />}
    </Link>
  );
}

/** Sets the alert that was pressed before the login, once. */
function SendPendingAlert(): null {
  const { run } = useSendAlert();
  const sendPending = useEffectEvent(() => {
    const pending = takePendingAlert();
    if (pending !== null) run(pending);
  });
  useEffect(() => sendPending(), []);
  return null;
}
