import type { SmsCodeScene } from "@plaza/api-client";
import { type SmsCode as SentSmsCode, useSmsCode as useSentSmsCode } from "@plaza/routing";
import { useHydrated } from "@plaza/ui-kit/use-hydrated";
import { type Rejection, useRejection } from "./use-rejection.ts";

export interface SmsCode extends SentSmsCode {
  /** Why none could be sent; a new object each time. */
  readonly rejected: Rejection | null;
  /** Removes that, when the shopper begins to correct the form. */
  readonly forget: () => void;
}

/** Codes that are sent to a mobile number, and why not. */
export function useSmsCode(scene: SmsCodeScene): SmsCode {
  const sms = useSentSmsCode(scene, useHydrated());
  const { error, reset } = sms.ask;
  return {
    ...sms,
    rejected: useRejection(error),
    forget: () => {
      if (error !== null) reset();
    },
  };
}
