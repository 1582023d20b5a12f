import { useLingui } from "@lingui/react/macro";
import { rootRoute, to, useMounted } from "@plaza/routing";
import { Count } from "@plaza/ui-kit/count";
import { Icon } from "@plaza/ui-kit/icon";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Bell } from "lucide";
import { type ReactElement, useEffect, useEffectEvent } from "react";
import { unreadNoticesQuery } from "./unread-notices.ts";
import * as look from "./bell.css.ts";
import { takeAlert } from "./kept-alert.ts";
import { useSendAlert } from "./use-alert.tsx";

export interface HeaderBellProps {
  readonly phone?: boolean;
}

/** A customer's way to the notices, with how many are unread. */
export function HeaderBell({ phone = false }: HeaderBellProps): ReactElement | null {
  const { t } = useLingui();
  const { api, session } = rootRoute.useRouteContext();
  const toNotices = useMounted(to.notices);
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
      {!phone && <KeptAlert />}
    </Link>
  );
}

/** Sets the alert that was pressed before the login, once. */
function KeptAlert(): null {
  const { run } = useSendAlert();
  const takeOver = useEffectEvent(() => {
    const kept = takeAlert();
    if (kept !== null) run(kept);
  });
  useEffect(() => takeOver(), []);
  return null;
}
