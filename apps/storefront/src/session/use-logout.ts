import { useLingui } from "@lingui/react";
import { useToasts } from "@plaza/ui-kit/toast";
import { errorCatalogue } from "../errors/error-catalogue.ts";
import { clearedSessionEndCookie, loggedOutCookie } from "./session-cookies.ts";
import { forgetTab, leaveOnce, notifyOtherTabs, openLogin } from "./session-expiry.ts";

/**
 * Logs out, in this browser at once, even where the server cannot be reached: from now on its requests carry no session.
 * A toast says so for a moment, then the login is loaded.
 */
export function useLogout(): () => void {
  const { i18n } = useLingui();
  const toasts = useToasts();
  return () => {
    if (!leaveOnce()) return;
    const { kind, message, reloadAfterMs } = errorCatalogue.loggedOut;
    document.cookie = loggedOutCookie;
    document.cookie = clearedSessionEndCookie;
    forgetTab();
    notifyOtherTabs("left");
    // The answer is not waited for, because it changes nothing here. `keepalive` lets the request outlive the page.
    fetch("/api/account/logout", { method: "POST", keepalive: true }).catch(() => undefined);
    toasts.show(i18n._(message), kind);
    setTimeout(openLogin, reloadAfterMs);
  };
}
