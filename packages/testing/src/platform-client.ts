import { type ApiClient, createApiClient } from "@plaza/api-client";
import type { Locale } from "@plaza/i18n";
import { inject } from "vitest";
import { trustAnswer } from "./trust-answer.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Origin of the real platform that screens are tested against. */
    readonly platformOrigin: string;
  }
}

/** Where the real platform is, in a package whose `globalSetup` is `@plaza/testing/platform`. */
export function platformOrigin(): string {
  return inject("platformOrigin");
}

/** A client of it: a visitor's, or with a token a customer's. */
export function platformClient(locale: Locale, token?: string): ApiClient {
  const origin = platformOrigin();
  return createApiClient({
    origin,
    platformOrigin: origin,
    locale,
    cleanAnswer: trustAnswer,
    ...(token !== undefined && { token }),
  });
}
