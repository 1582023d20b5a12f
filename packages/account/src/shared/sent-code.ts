import type { SmsCodeScene } from "@plaza/api-client";

/** A code that this tab has asked for. */
export interface SentCode {
  /** Without the number's spelling. */
  readonly mobile: string;
  /** By this device's clock, in epoch milliseconds. */
  readonly at: number;
}

/** How long the platform sends no second one to the same number. */
const rest = 60_000;
/** How long one counts. */
const goodFor = 5 * 60_000;

type Memory = Pick<Storage, "getItem" | "setItem">;

/** Of this tab. Reading the property itself can throw where a browser blocks storage. */
export const tabMemory: Memory = {
  getItem: (name) => sessionStorage.getItem(name),
  setItem: (name, value) => sessionStorage.setItem(name, value),
};

function key(scene: SmsCodeScene): string {
  return `plaza:sent-code:${scene}`;
}

/** The last one that may still be good; null where nothing is noted, or by a clock that was set back since. */
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

/** Where the browser keeps nothing, the wait ends with the page. */
export function noteSentCode(memory: Memory, scene: SmsCodeScene, sent: SentCode): void {
  try {
    memory.setItem(key(scene), JSON.stringify(sent));
  } catch {
    // Full, or forbidden.
  }
}

/** When this number may ask again, by this device's clock; null for one that has not asked. */
export function mayAskAgainAt(sent: SentCode | null, mobile: string): number | null {
  return sent?.mobile === mobile ? sent.at + rest : null;
}
