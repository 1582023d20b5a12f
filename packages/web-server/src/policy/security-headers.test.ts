import { expect, test } from "vitest";
import { byNonce, contentSecurityPolicy, hashSource, commonHeaders } from "./security-headers.ts";

test("a site asks browsers for https once its public origin has it", () => {
  const rule = (publicOrigin: string | null) => commonHeaders(publicOrigin)["strict-transport-security"];
  expect(rule("https://shop.example")).toBe("max-age=31536000");
  expect([rule("http://shop.example"), rule(null)]).toEqual([undefined, undefined]);
});

test("a page allows what its own site sends, and nothing else", () => {
  const policy = contentSecurityPolicy({
    inline: byNonce("n"),
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
  const policy = contentSecurityPolicy({ inline: byNonce("n"), imageOrigins: [], formOrigins, isDevelopment: false });
  expect(policy.split("; ")).toContain("form-action 'self' https://openapi.pay.example https://*.pay.example");
});

test("a page for everybody names what it holds inline by hash, and has no nonce", () => {
  const inline = { scripts: [hashSource("start()")], styles: [] };
  const rules = contentSecurityPolicy({ inline, imageOrigins: [], formOrigins: [], isDevelopment: false }).split("; ");
  // As `openssl dgst -sha256 -binary | base64` writes it.
  expect(rules).toContain("script-src 'self' 'sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00='");
  expect(rules).toContain("style-src 'self'");
});
