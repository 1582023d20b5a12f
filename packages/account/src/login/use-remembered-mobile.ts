import { useState, useSyncExternalStore } from "react";
import { browserMemory, rememberedMobile, rememberMobile } from "./remembered-mobile.ts";

/** The number that both ways to log in share. */
export interface LoginNumber {
  /** The initial value of a form; "" while none is known. */
  readonly mobile: string;
  /** Sets the initial value of the other form. */
  readonly write: (mobile: string) => void;
  readonly remember: boolean;
  readonly setRemember: (remember: boolean) => void;
  /** Stores or forgets the number, after a login. */
  readonly keep: (mobile: string) => void;
}

function never(): () => void {
  return () => undefined;
}

/** Begins with the number that was last used in this browser, which is only known after hydration. */
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
