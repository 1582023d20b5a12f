import type { ReactElement } from "react";
import { NeedsScript } from "./needs-script.tsx";
import { OfflineAlert } from "./offline-alert.tsx";
import { SessionExpiredAlert } from "./session-expired-alert.tsx";

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
