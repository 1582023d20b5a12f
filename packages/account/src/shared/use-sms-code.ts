import { type ApiClient, sendSmsCode, type SmsCodeScene } from "@plaza/api-client";
import { useHydrated } from "@plaza/ui-kit/use-hydrated";
import { useState } from "react";
import { noteSentCode, readSentCode, type SentCode } from "./sent-code.ts";
import { type Submission, useSubmission } from "./use-submission.ts";

export interface SmsCode {
  /** The last code that this tab has asked for, also before the page was reloaded. */
  readonly last: SentCode | null;
  /** Asks for a code; the number is passed in its plain form. */
  readonly ask: Submission<string>;
}

function lastSent(scene: SmsCodeScene): SentCode | null {
  return readSentCode(scene, Date.now());
}

export function useSmsCode(api: ApiClient, scene: SmsCodeScene): SmsCode {
  const isLive = useHydrated();
  const [asked, setAsked] = useState<SentCode | null>(null);
  const ask = useSubmission(
    (mobile: string) => sendSmsCode(api, { mobile, scene }),
    (mobile) => {
      const sent = { mobile, at: Date.now() };
      noteSentCode(scene, sent);
      setAsked(sent);
    },
    "again",
  );
  return { last: asked ?? (isLive ? lastSent(scene) : null), ask };
}
