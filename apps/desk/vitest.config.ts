import { defineDomTests } from "@plaza/tooling/vitest";

export default defineDomTests({ test: { include: ["{src,server}/**/*.test.{ts,tsx}"] } });
