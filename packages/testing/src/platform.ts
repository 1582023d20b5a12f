import { startTestBackend } from "@plaza/backend/testing";
import type { TestProject } from "vitest/node";

/** Vitest's `globalSetup`: one real platform with the fixture for all test files. */
export default async function startPlatform(project: TestProject): Promise<() => Promise<void>> {
  const { url, close } = await startTestBackend({ contents: "fixture" });
  project.provide("platformOrigin", url);
  return close;
}
