import { startTestBackend } from "@plaza/backend/testing";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    /** Origin of a real platform with the demo marketplace: the fixture has no images to resize. */
    readonly backendUrl: string;
  }
}

/** Vitest's `globalSetup`: one platform for all test files. */
export default async function startBackend(project: TestProject): Promise<() => Promise<void>> {
  const { url, close } = await startTestBackend({ contents: "demo", trustProxy: "loopback" });
  project.provide("backendUrl", url);
  return close;
}
