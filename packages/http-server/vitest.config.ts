import { defineNodeTests } from "@plaza/tooling/vitest";

export default defineNodeTests();
