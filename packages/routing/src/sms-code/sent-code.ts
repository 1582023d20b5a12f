import type { SmsCodeScene } from "@plaza/api-client";
import { readTab, writeTab } from "../tab-storage.ts";

/** That this tab has asked for a code, and when. */
export interface SentCode {
  /** In its plain form. */
  readonly destination: string;
  /** By this device's clock, in epoch milliseconds. */
  readonly at: number;
}

/** How long the platform sends no second code to the same number or address. */
const rest = 60_000;
/** How long a code is valid. */
const goodFor = 5 * 60_000;

function nameOf(scene: SmsCodeScene): string {
  return `plaza:sent-code:${scene}`;
}

/** The last code that may still be valid; null where none is noted, or the device's clock was set back since. */
export function readSentCode(scene: SmsCodeScene, now: number): SentCode | null {
  const { destination, at } = readTab(nameOf(scene));
  if (typeof destination !== "string" || typeof at !== "number") return null;
  return at <= now && now < at + goodFor ? { destination, at } : null;
}

/** Where the browser stores nothing, the wait is forgotten with the page. */
export function noteSentCode(scene: SmsCodeScene, sent: SentCode): void {
  writeTab(nameOf(scene), sent);
}

/** When this number or address may ask for a code again, by this device's clock; null where it may ask now. */
export function mayAskAgainAt(sent: SentCode | null, destination: string): number | null {
  return sent?.destination === destination ? sent.at + rest : null;
}
