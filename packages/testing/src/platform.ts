import { startTestBackend } from "@plaza/backend/testing";
import type { TestProject } from "vitest/node";

/** Vitest's `globalSetup`: one real platform with the demo marketplace for all test files. */
export default async function startPlatform(project: TestProject): Promise<() => Promise<void>> {
  const { url, close } = await startTestBackend();
  project.provide("platformOrigin", url);
  return close;
}
