import { defineNodeTests } from "@plaza/tooling/vitest";

// Some tests start a shell as a process of its own.
export default defineNodeTests();
