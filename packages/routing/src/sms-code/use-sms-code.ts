import { type Destination, sendSmsCode, type SmsCodeScene } from "@plaza/api-client";
import { useState } from "react";
import { type Action, useAction } from "../actions/use-action.ts";
import { rootRoute } from "../layout-routes.ts";
import { noteSentCode, readSentCode, type SentCode } from "./sent-code.ts";

export interface SmsCode {
  /** The last code that this tab has asked for, also before the page was reloaded. */
  readonly last: SentCode | null;
  /** Asks for a code; the number or address is passed in its plain form. Whoever asks says what has failed. */
  readonly ask: Action<void, Destination>;
}

function lastSent(scene: SmsCodeScene): SentCode | null {
  return readSentCode(scene, Date.now());
}

/**
 * Codes that are sent to a mobile number or an email address for one purpose.
 *
 * @param hydrated whether the tab's storage may be looked at, of which the server knows nothing
 */
export function useSmsCode(scene: SmsCodeScene, hydrated: boolean): SmsCode {
  const { api } = rootRoute.useRouteContext();
  const [asked, setAsked] = useState<SentCode | null>(null);
  const ask = useAction({
    mutationFn: (destination: Destination) => sendSmsCode(api, { destination, scene }),
    meta: { quiet: true },
    onSuccess: (_answer, destination) => {
      const sent = { destination, at: Date.now() };
      noteSentCode(scene, sent);
      setAsked(sent);
    },
  });
  return { last: asked ?? (hydrated ? lastSent(scene) : null), ask };
}
