import { defineDomTests } from "@plaza/tooling/vitest";

export default defineDomTests({
  test: { include: ["*.test.ts", "{src,server}/**/*.test.{ts,tsx}"], globalSetup: ["server/test-support/backend.ts"] },
});
