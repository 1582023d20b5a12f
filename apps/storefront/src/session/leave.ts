import { to } from "@plaza/routing";
import { base } from "../urls.ts";

let leaving = false;

/** A document is left once, whatever else answers until the next one is there. @returns whether this was the first time */
export function leaveOnce(): boolean {
  if (leaving) return false;
  leaving = true;
  return true;
}

export const loginPath = to.login.path;

/** The login as a document of its own, in both forms of addresses. */
export function openLogin(): void {
  location.assign(`${base}${loginPath}`);
}
