import type { OneTimeCode } from "./one-time-codes.ts";

const minuteMs = 60 * 1000;

/** The line that leads whoever installs the platform to the desk. The code stands where no browser sends it to a server. */
export function printedCode({ code, expiresAt }: OneTimeCode, deskOrigin: string | null, now: Date): string {
  const minutes = Math.max(1, Math.round((expiresAt.getTime() - now.getTime()) / minuteMs));
  const path = `/first-operator#${code}`;
  const address = deskOrigin === null ? `${path} of the desk (DESK_ORIGIN is not set)` : `${deskOrigin}${path}`;
  return `No operator yet. Make the first one within ${minutes} minutes at ${address}`;
}
