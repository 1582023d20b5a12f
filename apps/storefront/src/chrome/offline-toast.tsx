import { useLingui } from "@lingui/react/macro";
import { useToasts } from "@plaza/ui-kit/toast";
import { useOnline } from "@plaza/ui-kit/use-online";
import { useEffect, useEffectEvent } from "react";

/** Says once that the connection is gone. */
export function OfflineToast(): null {
  const { t } = useLingui();
  const toasts = useToasts();
  const online = useOnline();
  const say = useEffectEvent(() => toasts.show(t`You are offline`, "info"));
  useEffect(() => {
    if (!online) say();
  }, [online]);
  return null;
}
