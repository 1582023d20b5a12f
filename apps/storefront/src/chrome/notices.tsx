import { CompareTray, lazyModule, rootRoute, whenHydrated } from "@plaza/routing";
import { ToastRegions } from "@plaza/ui-kit/toast-regions";
import { useRouter } from "@tanstack/react-router";
import { type ReactElement, useEffect, useEffectEvent } from "react";
import { OpenConversation } from "../conversations/open-conversation.ts";
import { ErrorHandler } from "../errors/error-handler.tsx";
import { SessionEffects } from "../session/session-effects.tsx";
import { LoadingBar } from "./navigation/loading-bar.tsx";
import { OfflineToast } from "./errors/offline.tsx";
import { SiteHead } from "../document/site-head.ts";
import { FocusOnNavigation } from "./navigation/focus-on-navigation.tsx";
import { handleSessionEnd } from "../session/session-expiry.ts";

/**
 * A transition that the next page overtakes rejects a promise that the router never looks at, and browsers report it as an
 * error of the page. From now on they do not.
 *
 * @returns what takes that back
 */
export function expectOvertakenTransitions(): () => void {
  const pass = (event: PromiseRejectionEvent): void => {
    // Each browser words it differently, but all of them name the transition.
    if (event.reason instanceof DOMException && /transition/i.test(event.reason.message)) event.preventDefault();
  };
  window.addEventListener("unhandledrejection", pass);
  return () => window.removeEventListener("unhandledrejection", pass);
}

/** What the shell does on every page: loading bar, focus after a navigation, toasts, reactions to failed calls, care for session, cart and coupons, and the conversation that is open. */
export function Notices(): ReactElement {
  const router = useRouter();
  useEffect(expectOvertakenTransitions, []);
  return (
    <>
      <LoadingBar />
      <SiteHead />
      <FocusOnNavigation />
      <OfflineToast />
      <ErrorHandler onSessionEnd={() => handleSessionEnd(router)} />
      <SessionEffects />
      <OpenConversation />
      <ClientControls />
      <CompareTray />
      <ToastRegions />
    </>
  );
}

const controls = lazyModule(() => import("./mount-controls.ts"));

/** Draws what is the shopper's own, once the page is hydrated: hearts, buttons that follow shops, ticks to compare, the open conversation. */
function ClientControls(): null {
  const context = rootRoute.useRouteContext();
  const fill = useEffectEvent(async () => {
    await whenHydrated();
    const { mountControls } = await controls.load();
    await mountControls(context);
  });
  useEffect(() => {
    // Without them the page is still whole.
    fill().catch(() => undefined);
  }, []);
  return null;
}
