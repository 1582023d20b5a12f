import { useRouter } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { ErrorReactions } from "../reactions/error-reactions.tsx";
import { CartTakeOver } from "../session/cart-take-over.tsx";
import { sessionEnded } from "../session/session-ended.ts";
import { SessionWatch } from "../session/session-watch.tsx";
import { LoadingBar } from "./loading-bar/loading-bar.tsx";
import { OfflineToast } from "./offline-toast.tsx";

/** What the shell does on every page: loading bar, toasts, reactions to failed calls, and care for session and cart. */
export function Notices(): ReactElement {
  const router = useRouter();
  return (
    <>
      <LoadingBar />
      <OfflineToast />
      <ErrorReactions onSessionEnd={() => sessionEnded(router)} />
      <SessionWatch />
      <CartTakeOver />
    </>
  );
}
