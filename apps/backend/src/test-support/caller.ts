import type { Language } from "../platform/store/language.ts";
import { type Answer, type Asking, recordOf } from "./ask.ts";

/** What a caller adds to what is sent. */
interface CallMore {
  readonly language?: Language;
  /** With which a repetition of the call is the same call. */
  readonly key?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Somebody who asks the platform in a session of their own, in English unless they say otherwise. */
export interface Caller {
  readonly token: string;
  readonly get: (call: string, language?: Language) => Promise<Answer>;
  /** The data of what {@link get} answers, an object. */
  readonly read: (call: string, language?: Language) => Promise<Record<string, unknown>>;
  readonly post: (call: string, body?: unknown, more?: CallMore) => Promise<Answer>;
}

/** @param ask how the platform is asked at this door */
export function callerWith(token: string, ask: (call: string, asking: Asking) => Promise<Answer>): Caller {
  const get: Caller["get"] = (call, language = "en") => ask(call, { token, language });
  return {
    token,
    get,
    read: async (call, language) => recordOf((await get(call, language)).data),
    post: (call, body = {}, { language = "en", key, headers } = {}) =>
      ask(call, {
        token,
        language,
        body,
        headers: { ...headers, ...(key !== undefined && { "idempotency-key": key }) },
      }),
  };
}
