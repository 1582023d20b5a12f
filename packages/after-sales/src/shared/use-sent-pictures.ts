import { useLingui } from "@lingui/react/macro";
import { uploadsOnTheirWay, type UploadItems } from "@plaza/ui-kit/upload-items";
import { useEffect, useRef, useState } from "react";

export interface SentPictures {
  /** The form goes as soon as the pictures have arrived. */
  readonly isWaiting: boolean;
  /** Why it did not go. */
  readonly problem: string | null;
  /** Sends the form: at once, or when the pictures have arrived. One that failed stops it. */
  readonly goOn: () => void;
}

/** A form with pictures waits for those on their way, and never leaves one out that did not arrive. */
export function useSentPictures(items: UploadItems, send: () => void): SentPictures {
  const { t } = useLingui();
  const [state, setState] = useState<"idle" | "waiting" | "stopped" | "arrived">("idle");
  const sendNow = useRef(send);
  useEffect(() => {
    sendNow.current = send;
  });
  const isUnderway = uploadsOnTheirWay(items) > 0;
  const hasFailed = items.some((item) => item.state === "failed");
  if (state === "waiting" && !isUnderway) setState(hasFailed ? "stopped" : "arrived");
  useEffect(() => {
    if (state === "arrived") sendNow.current();
  }, [state]);
  return {
    isWaiting: state === "waiting",
    problem: state === "stopped" && hasFailed ? t`A picture was not sent. Try it again, or remove it.` : null,
    goOn: () => {
      setState(hasFailed ? "stopped" : isUnderway ? "waiting" : "idle");
      if (!hasFailed && !isUnderway) send();
    },
  };
}
