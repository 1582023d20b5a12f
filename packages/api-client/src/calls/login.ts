import type { ApiClient } from "../api-client.ts";
import { desktopBrowser } from "../wire/client-kind.ts";
import { nothing } from "../wire/scalars.ts";

export interface Login {
  readonly mobile: string;
  readonly password: string;
}

export interface SmsLogin {
  readonly mobile: string;
  readonly code: string;
}

// What lets a customer in is the token in these answers, which the storefront's server keeps from every script.

export function login(api: ApiClient, { mobile, password }: Login): Promise<void> {
  return api.post("account/login", { mobile, password, client: desktopBrowser }, nothing);
}

export function smsLogin(api: ApiClient, { mobile, code }: SmsLogin): Promise<void> {
  return api.post("account/smsLogin", { mobile, code, client: desktopBrowser }, nothing);
}
