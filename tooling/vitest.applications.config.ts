import { defineConfig } from "vitest/config";
import { applicationTests } from "./vitest.config.ts";

/** The tests that install and build whole applications, which are tasks of their own. */
export default defineConfig({ test: { include: [...applicationTests], testTimeout: 300_000, hookTimeout: 300_000 } });
