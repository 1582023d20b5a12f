import type { ReactElement } from "react";
import { ErrorReactions } from "../reactions/error-reactions.tsx";
import { LoadingBar } from "./loading-bar/loading-bar.tsx";
import { OfflineToast } from "./offline-toast.tsx";

/** What the shell says about the page, whatever the page is. */
export function Notices(): ReactElement {
  return (
    <>
      <LoadingBar />
      <OfflineToast />
      <ErrorReactions />
    </>
  );
}
