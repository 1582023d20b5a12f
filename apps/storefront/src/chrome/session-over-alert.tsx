import { Trans } from "@lingui/react/macro";
import { Alert } from "@plaza/ui-kit/alert";
import { useLocation } from "@tanstack/react-router";
import { type ReactElement, useEffect, useState } from "react";
import { loginPath } from "../session/leave.ts";
import { isSessionOverNoted, saidSessionOverCookie } from "../session/session-over.ts";
import { above } from "./page-alerts.css.ts";

/** Says at the login that the session has ended: once, and in the first tab whose login is seen. */
export function SessionOverAlert(): ReactElement | null {
  const isLogin = useLocation({ select: ({ pathname }) => pathname === loginPath });
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!isLogin) return undefined;
    function look(): void {
      if (document.visibilityState !== "visible" || !isSessionOverNoted(document.cookie)) return;
      document.cookie = saidSessionOverCookie;
      setOver(true);
    }
    look();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [isLogin]);
  if (!isLogin || !isOver) return null;
  return (
    <div className={above}>
      <Alert kind="info" announce>
        <Trans>Your login has ended, so you have been logged out. Please log in again to go on.</Trans>
      </Alert>
    </div>
  );
}
