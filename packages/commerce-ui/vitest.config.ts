import { defineDomTests } from "@plaza/tooling/vitest";

export default defineDomTests();
