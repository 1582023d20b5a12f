import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { ports } from "../e2e/ports.ts";
import { ask, documentOf, origin } from "./ask-shop.ts";

/** The rule for scripts of a page's policy. */
function scriptRule(response: Response): string {
  const policy = response.headers.get("content-security-policy") ?? "";
  expect(policy).toContain("default-src 'self'");
  expect(policy).toContain("object-src 'none'");
  expect(policy).not.toContain("unsafe-eval");
  const rule = policy.split("; ").find((each) => each.startsWith("script-src ")) ?? "";
  expect(rule).not.toContain("unsafe-inline");
  return rule;
}

test("a page of one reader names its scripts by a nonce that no other page has", async () => {
  // A token that the platform does not know: nothing of such an answer is shared.
  const own = () => ask("/pc/", { headers: { cookie: "token=unknown" } });
  const response = await own();
  const rule = scriptRule(response);
  const nonce = /'nonce-([^']+)'/.exec(rule)?.[1] ?? "";
  expect(nonce).not.toBe("");
  for (const [tag] of (await response.text()).matchAll(/<script[^>]*>?/g)) expect(tag).toContain(`nonce="${nonce}"`);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "x-request-id": expect.stringMatching(/./),
    "cache-control": "private, no-store",
  });
  expect(scriptRule(await own())).not.toBe(rule);
});

test("a page that visitors share names the hash of each of its inline scripts, and has no nonce", async () => {
  // The first visitor's own answer is what is kept for the others.
  await expect.poll(async () => scriptRule(await ask("/pc/"))).toContain("'sha256-");
  const response = await ask("/pc/");
  const rule = scriptRule(response);
  const html = await response.text();
  expect(`${rule} ${html}`).not.toContain("nonce");
  const inline = [...documentOf(html, "/pc/").querySelectorAll('script:not([src], [type^="application/"])')];
  expect(inline.length).toBeGreaterThan(3);
  for (const { textContent } of inline)
    expect(rule).toContain(`'sha256-${createHash("sha256").update(textContent).digest("base64")}'`);
  expect(response.headers.get("cache-control")).toBe("private, no-cache");
});

test("assets are immutable and compressed", async () => {
  const script = /"(\/assets\/entry-client-[^"]+\.js)"/.exec(await (await ask("/pc/")).text())?.[1] ?? "";
  const { headers } = await ask(script, { headers: { "accept-encoding": "br" } });
  expect(Object.fromEntries(headers)).toMatchObject({
    "cache-control": "public, max-age=31536000, immutable",
    "content-encoding": "br",
  });
});

test("the storefront is alive and ready", async () => {
  expect([(await ask("/healthz")).status, (await ask("/readyz")).status]).toEqual([200, 200]);
});

test("calls reach the platform through this site; changes only from its own pages", async () => {
  const call = "/api/index/config";
  const config = (await (await ask(call)).json()) as { code: number; data: { name: string } };
  expect([config.code, config.data.name]).toEqual([1, "Plaza"]);
  const change = async (from: string) => {
    const headers = { origin: from, "content-type": "application/json" };
    return (await ask(call, { method: "POST", headers, body: "{}" })).status;
  };
  expect([await change("https://evil.example"), await change(origin)]).toEqual([403, 200]);
});

test("a payment provider reaches the platform without an origin, and is answered by the platform itself", async () => {
  // A browser may not send it from elsewhere either; a provider is known by its signature alone, which this has not.
  const answers = [];
  for (const at of [origin, `http://127.0.0.1:${ports.backend}`]) {
    const answer = await fetch(`${at}/api/pay/notify/alipay`, {
      method: "POST",
      headers: { origin: "https://pay.example" },
      body: new URLSearchParams({ out_trade_no: "1", trade_status: "TRADE_SUCCESS" }),
    });
    answers.push([answer.status, answer.headers.get("content-type"), await answer.text()]);
  }
  expect(answers[0]).toEqual(answers[1]);
  expect(answers[0]?.[2]).toBe("fail");
});
