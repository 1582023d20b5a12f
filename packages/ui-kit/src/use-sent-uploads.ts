import { uploadsOnTheirWay, type UploadItems } from "./upload-items.ts";
import { useEffect, useRef, useState } from "react";

export interface SentUploads {
  /** The form goes as soon as the files have arrived. */
  readonly isWaiting: boolean;
  /** It did not go, because a file did not arrive. */
  readonly isStopped: boolean;
  /** Sends the form: at once, or when the files have arrived. One that failed stops it. */
  readonly goOn: () => void;
}

/** A form with files waits for those on their way, and never leaves one out that did not arrive. */
export function useSentUploads(items: UploadItems, send: () => void): SentUploads {
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
    isStopped: state === "stopped" && hasFailed,
    goOn: () => {
      setState(hasFailed ? "stopped" : isUnderway ? "waiting" : "idle");
      if (!hasFailed && !isUnderway) send();
    },
  };
}
