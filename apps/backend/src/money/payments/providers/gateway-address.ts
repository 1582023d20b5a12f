import type { ReadVariable } from "../../../platform/domain/environment.ts";
import { isLoopback } from "../../../platform/http/loopback.ts";

/** Where the company is asked; null, and a problem, for an address that anybody on the way could read. */
export function gatewayOf(read: ReadVariable, name: string, fallback: string, problems: string[]): string | null {
  const text = read(name) ?? fallback;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url?.protocol === "https:" || (url?.protocol === "http:" && isLoopback(url.hostname))) return text;
  problems.push(`${name} must begin with https://, not "${text}"`);
  return null;
}
