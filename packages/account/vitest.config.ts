import { defineDomTests } from "@plaza/tooling/vitest";

export default defineDomTests({ test: { globalSetup: ["src/testing/backend.ts"] } });
