import { Trans } from "@lingui/react/macro";
import { Alert } from "@plaza/ui-kit/alert";
import { type ReactElement, useSyncExternalStore } from "react";
import { strip } from "./frame.css.ts";

function follow(changed: () => void): () => void {
  addEventListener("online", changed);
  addEventListener("offline", changed);
  return () => {
    removeEventListener("online", changed);
    removeEventListener("offline", changed);
  };
}

/** Says that the device has no connection, as long as it has none. */
export function OfflineStrip(): ReactElement | null {
  const isOnline = useSyncExternalStore(follow, () => navigator.onLine);
  if (isOnline) return null;
  return (
    <div className={strip}>
      <Alert kind="warning" announce>
        <Trans>You are offline. What you see may be out of date, and nothing can be changed.</Trans>
      </Alert>
    </div>
  );
}
