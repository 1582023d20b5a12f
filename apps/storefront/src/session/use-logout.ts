import { useLingui } from "@lingui/react";
import { useToasts } from "@plaza/ui-kit/toast";
import { errorCatalogue } from "../reactions/error-catalogue.ts";
import { forgetTab } from "./forget-tab.ts";
import { leaveOnce, openLogin } from "./leave.ts";
import { tellOtherTabs } from "./other-tabs.ts";
import { loggedOutCookie } from "./logged-out-cookie.ts";

/**
 * Logs out, in this browser at once and whether or not anybody can be reached: from now on its requests carry no session.
 * Said for a moment, then the login is loaded.
 */
export function useLogout(): () => void {
  const { i18n } = useLingui();
  const toasts = useToasts();
  return () => {
    if (!leaveOnce()) return;
    const { kind, words, reloadAfterMs } = errorCatalogue.loggedOut;
    document.cookie = loggedOutCookie;
    forgetTab();
    tellOtherTabs("left");
    // Nobody waits for the answer, which changes nothing here; it outlives the page, and needs no code that may be missing.
    fetch("/api/account/logout", { method: "POST", keepalive: true }).catch(() => undefined);
    toasts.show(i18n._(words), kind);
    setTimeout(openLogin, reloadAfterMs);
  };
}
