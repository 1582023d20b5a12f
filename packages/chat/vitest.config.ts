import { defineDomTests } from "@plaza/tooling/vitest";

export default defineDomTests({ test: { globalSetup: ["@plaza/testing/platform"] } });
