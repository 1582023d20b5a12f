import type { ApiClient } from "../api-client.ts";
import { desktopBrowser } from "../wire/client-kind.ts";
import { nothing } from "../wire/scalars.ts";

export interface Registration {
  readonly mobile: string;
  readonly password: string;
  /** Null where the site configuration does not want one: a code that is sent is checked all the same. */
  readonly code: string | null;
}

/** Who has registered is logged in. */
export function register(api: ApiClient, { mobile, password, code }: Registration): Promise<void> {
  const body = { mobile, password, code: code ?? undefined, client: desktopBrowser };
  return api.post("account/register", body, nothing);
}
