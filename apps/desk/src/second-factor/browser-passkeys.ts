import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { ApiError } from "@plaza/api-client";
import type { PasskeyOptions } from "@plaza/api-client/desk";
import { browserSupportsWebAuthn, startAuthentication, startRegistration } from "@simplewebauthn/browser";

/** Whether this browser can have passkeys of the desk here: only at the address that they are made for. */
export function hasPasskeys(origin: string | null): boolean {
  return origin !== null && origin === location.origin && browserSupportsWebAuthn();
}

/**
 * Has the browser make a passkey, for which it asks in a window of its own.
 *
 * @returns what the platform checks, as JSON
 */
export function makePasskey(i18n: I18n, options: PasskeyOptions): Promise<string> {
  type Options = Parameters<typeof startRegistration>[0]["optionsJSON"];
  // As the platform's library has made them for the browser's.
  return answered(i18n, () => startRegistration({ optionsJSON: options as unknown as Options }));
}

/** The same for a login with one of the passkeys that the platform has named. */
export function signWithPasskey(i18n: I18n, options: PasskeyOptions): Promise<string> {
  type Options = Parameters<typeof startAuthentication>[0]["optionsJSON"];
  return answered(i18n, () => startAuthentication({ optionsJSON: options as unknown as Options }));
}

/** Why a browser gives none, it does not say: whoever has closed its window knows, and others can try again. */
async function answered(i18n: I18n, ask: () => Promise<object>): Promise<string> {
  try {
    return JSON.stringify(await ask());
  } catch (cause) {
    const platformMessage = i18n._(msg`The browser gave no passkey. Try again, or use another way.`);
    throw new ApiError("The browser gave no passkey", { kind: "business", platformMessage, show: true, cause });
  }
}
