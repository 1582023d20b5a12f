import { sendSmsCode, type SmsCodeScene } from "@plaza/api-client";
import { useState } from "react";
import { type Action, useAction } from "../actions/use-action.ts";
import { rootRoute } from "../layout-routes.ts";
import { noteSentCode, readSentCode, type SentCode } from "./sent-code.ts";

export interface SmsCode {
  /** The last code that this tab has asked for, also before the page was reloaded. */
  readonly last: SentCode | null;
  /** Asks for a code; the number is passed in its plain form. Whoever asks says what has failed. */
  readonly ask: Action<void, string>;
}

function lastSent(scene: SmsCodeScene): SentCode | null {
  return readSentCode(scene, Date.now());
}

/**
 * Codes that are sent to a mobile number for one purpose.
 *
 * @param hydrated whether the tab's storage may be looked at, of which the server knows nothing
 */
export function useSmsCode(scene: SmsCodeScene, hydrated: boolean): SmsCode {
  const { api } = rootRoute.useRouteContext();
  const [asked, setAsked] = useState<SentCode | null>(null);
  const ask = useAction({
    mutationFn: (mobile: string) => sendSmsCode(api, { mobile, scene }),
    meta: { quiet: true },
    onSuccess: (_answer, mobile) => {
      const sent = { mobile, at: Date.now() };
      noteSentCode(scene, sent);
      setAsked(sent);
    },
  });
  return { last: asked ?? (hydrated ? lastSent(scene) : null), ask };
}
