import { startTestBackend } from "@plaza/backend/testing";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    /** Origin of the real platform that this package's screens are tested against. */
    readonly backendUrl: string;
  }
}

/** Vitest's `globalSetup`: one platform with the demo marketplace for all test files. */
export default async function startBackend(project: TestProject): Promise<() => Promise<void>> {
  const { url, close } = await startTestBackend();
  project.provide("backendUrl", url);
  return close;
}
