import type { AnswerCleaner } from "@plaza/api-client";
import type { Locale } from "@plaza/i18n";
import type { PageDocument } from "@plaza/routing";
import type { createRequestHandler } from "@tanstack/react-router/ssr/server";
import type { AnswerCache } from "./answer-cache.ts";
import type { FailedCall } from "./failed-calls.ts";
import type { LocationMemory } from "./location-memory.ts";

type ManifestSource = NonNullable<Parameters<typeof createRequestHandler>[0]["getRouterManifest"]>;
/** Which styles each route's document names; in development its scripts, too. */
export type RouteManifest = Awaited<ReturnType<ManifestSource>>;

/** What the server hands to the renderer for one request. */
export interface PageRequest {
  /** The public URL as it was asked for, in its path form. */
  readonly url: URL;
  readonly headers: Headers;
  readonly signal: AbortSignal;
  readonly locale: Locale;
  /** The session's token; null for a visitor. */
  readonly token: string | null;
  readonly requestId: string;
  readonly backendUrl: string;
  /** Asks the platform: the server has one client for whatever it asks others. */
  readonly fetch: typeof globalThis.fetch;
  readonly document: PageDocument;
  readonly manifest: RouteManifest;
  /** Is told of each call that the platform fails. */
  readonly onFailedCall: (failed: FailedCall) => void;
  /** The answers that visitors share. */
  readonly answers: AnswerCache;
  /** Sanitises the rich text of what the platform answers. */
  readonly cleanAnswer: AnswerCleaner;
  readonly locations: LocationMemory;
}
