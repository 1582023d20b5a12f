import { expect, test } from "vitest";
import { warningOfNode } from "./affected-node.ts";

test.each(["20.19.5", "22.22.0", "24.9.0", "24.21.0", "24.22.0"])("Node %s is said to have the hole", (version) => {
  expect(warningOfNode(version)).toContain(`Node ${version} has a hole in its Brotli decoder`);
});

test.each(["24.22.1", "24.22.2", "24.23.0", "25.0.0", "26.1.0"])("nothing is said of Node %s", (version) => {
  expect(warningOfNode(version)).toBeNull();
});
