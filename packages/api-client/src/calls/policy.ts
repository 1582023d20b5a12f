import type { ApiClient } from "../api-client.ts";
import { type Decoder, record } from "../wire/decode.ts";
import { loadHtmlCleaner } from "../wire/html.ts";
import { optionalText } from "../wire/scalars.ts";

export type PolicyKind = "service" | "privacy";

export interface Policy {
  /** Sanitised: may be set as HTML. Null where the platform has written none. */
  readonly contentHtml: string | null;
}

const rawPolicy: Decoder<Policy> = record((field) => ({ contentHtml: field("content", optionalText) }));

export async function fetchPolicy(api: ApiClient, kind: PolicyKind, signal?: AbortSignal): Promise<Policy> {
  const [{ contentHtml }, cleanHtml] = await Promise.all([
    api.get(`policy/${kind}`, {}, rawPolicy, signal),
    loadHtmlCleaner(),
  ]);
  return { contentHtml: contentHtml === null ? null : cleanHtml(contentHtml, api.context.platformOrigin) };
}
