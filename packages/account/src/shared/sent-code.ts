import type { SmsCodeScene } from "@plaza/api-client";

/** That this tab has asked for a code, and when. */
export interface SentCode {
  /** In its plain form. */
  readonly mobile: string;
  /** By this device's clock, in epoch milliseconds. */
  readonly at: number;
}

/** How long the platform sends no second code to the same number. */
const rest = 60_000;
/** How long a code is valid. */
const goodFor = 5 * 60_000;

type Memory = Pick<Storage, "getItem" | "setItem">;

/** The tab's session storage. Reading the property itself can throw where a browser blocks storage. */
export const tabMemory: Memory = {
  getItem: (name) => sessionStorage.getItem(name),
  setItem: (name, value) => sessionStorage.setItem(name, value),
};

function key(scene: SmsCodeScene): string {
  return `plaza:sent-code:${scene}`;
}

/** The last code that may still be valid; null where none is noted, or the device's clock was set back since. */
export function readSentCode(memory: Memory, scene: SmsCodeScene, now: number): SentCode | null {
  try {
    const noted: unknown = JSON.parse(memory.getItem(key(scene)) ?? "null");
    if (typeof noted !== "object" || noted === null || !("mobile" in noted) || !("at" in noted)) return null;
    const { mobile, at } = noted;
    if (typeof mobile !== "string" || typeof at !== "number") return null;
    return at <= now && now < at + goodFor ? { mobile, at } : null;
  } catch {
    return null;
  }
}

/** Where the browser stores nothing, the wait is forgotten with the page. */
export function noteSentCode(memory: Memory, scene: SmsCodeScene, sent: SentCode): void {
  try {
    memory.setItem(key(scene), JSON.stringify(sent));
  } catch {
    // The storage is full or blocked: the wait is forgotten with the page.
  }
}

/** When this number may ask for a code again, by this device's clock; null where it may ask now. */
export function mayAskAgainAt(sent: SentCode | null, mobile: string): number | null {
  return sent?.mobile === mobile ? sent.at + rest : null;
}
