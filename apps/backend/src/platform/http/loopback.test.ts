import { expect, test } from "vitest";
import { isLoopback } from "./loopback.ts";

test.each([
  "localhost",
  "LocalHost",
  "127.0.0.1",
  "127.0.0.2",
  "127.255.255.254",
  "::1",
  "[::1]",
  "0:0:0:0:0:0:0:1",
  "::ffff:127.0.0.1",
])("%s is this machine alone", (host) => {
  expect(isLoopback(host)).toBe(true);
});

test.each([
  "",
  "0.0.0.0",
  "::",
  "[::]",
  "0",
  "127.0.0",
  "128.0.0.1",
  "192.0.2.1",
  "::ffff:192.0.2.1",
  "::2",
  "localhost.example",
  "127.0.0.1.example",
])("%j is not", (host) => {
  expect(isLoopback(host)).toBe(false);
});
