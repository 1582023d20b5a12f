import { expect, test } from "vitest";
import { contentSecurityPolicy } from "./content-security-policy.ts";

test("a page allows what its own site sends, and nothing else", () => {
  const policy = contentSecurityPolicy({
    nonce: "n",
    imageOrigins: ["https://cdn.example"],
    formOrigins: [],
    isDevelopment: false,
  });
  expect(policy.split("; ").toSorted()).toEqual([
    "base-uri 'none'",
    "connect-src 'self'",
    "default-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "img-src 'self' data: blob: https://cdn.example",
    "object-src 'none'",
    "script-src 'self' 'nonce-n'",
    "style-src 'self' 'nonce-n'",
    "style-src-attr 'unsafe-inline'",
  ]);
});

test("a page's forms may go to the gateways that a shop names", () => {
  const formOrigins = ["https://openapi.pay.example", "https://*.pay.example"];
  const policy = contentSecurityPolicy({ nonce: "n", imageOrigins: [], formOrigins, isDevelopment: false });
  expect(policy.split("; ")).toContain("form-action 'self' https://openapi.pay.example https://*.pay.example");
});
