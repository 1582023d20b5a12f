import { useState, useSyncExternalStore } from "react";
import { browserMemory, rememberedMobile, rememberMobile } from "./remembered-mobile.ts";

/** The number that both ways to log in share. */
export interface LoginNumber {
  /** What a form begins with; "" while nothing is known. */
  readonly mobile: string;
  /** What the next form is to begin with. */
  readonly write: (mobile: string) => void;
  readonly remember: boolean;
  readonly setRemember: (remember: boolean) => void;
  /** When the customer is in. */
  readonly keep: (mobile: string) => void;
}

function never(): () => void {
  return () => undefined;
}

/** Begins with the number that was used here last, which the server does not know. */
export function useRememberedMobile(): LoginNumber {
  const remembered = useSyncExternalStore(
    never,
    () => rememberedMobile(browserMemory),
    () => "",
  );
  const [written, write] = useState<string | null>(null);
  const [remember, setRemember] = useState(true);
  return {
    mobile: written ?? remembered,
    write,
    remember,
    setRemember,
    keep: (used) => rememberMobile(browserMemory, remember ? used : null),
  };
}
