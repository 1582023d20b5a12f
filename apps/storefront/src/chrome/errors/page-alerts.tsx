import { type ReactElement, useEffect, useState } from "react";
import { Trans } from "@lingui/react/macro";
import { Alert } from "@plaza/ui-kit/alert";
import { useMatches, useLocation } from "@tanstack/react-router";
import { OfflineAlert } from "./offline.tsx";
import { above } from "./page-alerts.css.ts";
import { loginPath } from "../../session/post-login-redirect.ts";
import { clearedSessionEndCookie, readSessionEnd } from "../../session/session-cookies.ts";

/** Says at the login that the session has ended, and what has ended it before its time: once, and in the first tab whose login is seen. */
function SessionExpiredAlert(): ReactElement | null {
  const isLogin = useLocation({ select: ({ pathname }) => pathname === loginPath });
  const [end, setEnd] = useState<string>();
  useEffect(() => {
    if (!isLogin) return undefined;
    function look(): void {
      const noted = readSessionEnd(document.cookie);
      if (document.visibilityState !== "visible" || noted === undefined) return;
      document.cookie = clearedSessionEndCookie;
      setEnd(noted);
    }
    look();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [isLogin]);
  if (!isLogin || end === undefined) return null;
  return (
    <div className={above}>
      <Alert kind="info" announce>
        {end === "password" ? (
          <Trans>You were logged out because the password was changed. If that was not you, set a new one.</Trans>
        ) : end === "newer" ? (
          <Trans>
            You were logged out because your account logged in on another device. Please log in again to go on.
          </Trans>
        ) : end === "elsewhere" ? (
          <Trans>You were logged out from another device. If that was not you, set a new password.</Trans>
        ) : (
          <Trans>Your login has ended, so you have been logged out. Please log in again to go on.</Trans>
        )}
      </Alert>
    </div>
  );
}

/** Says, where there is no JavaScript, why a page whose route or layout declares that it needs it does not answer. */
function NeedsScript(): ReactElement | null {
  const needed = useMatches({ select: (matches) => matches.some(({ staticData }) => staticData.needsScript) });
  if (!needed) return null;
  return (
    <noscript>
      <div className={above}>
        <Alert kind="warning">
          <Trans>This page needs JavaScript. Please allow it for this site and load the page again.</Trans>
        </Alert>
      </div>
    </noscript>
  );
}

/** Above the content: what keeps the page from working, or brought the shopper here. */
export function PageAlerts(): ReactElement {
  return (
    <>
      <NeedsScript />
      <OfflineAlert />
      <SessionExpiredAlert />
    </>
  );
}
