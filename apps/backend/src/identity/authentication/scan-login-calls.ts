import { DomainError } from "../../platform/http/domain-error.ts";

/**
 * Logging in with a scanned WeChat code is not offered. Clients that have a button for it are told so; a call that does not
 * exist would be answered by asking for a login.
 */
export async function rejectScanLogin(): Promise<never> {
  throw new DomainError("scanLoginUnavailable");
}
