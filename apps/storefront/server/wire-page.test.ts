// @vitest-environment node
import { hashSource } from "@plaza/web-server";
import { expect, test } from "vitest";
import { wirePage } from "./wire-page.ts";

const own = '<link rel="stylesheet" href="/a.css" nonce="n0nce"/><meta property="csp-nonce" content="n0nce"/>';

test("a shared page names its inline scripts and styles by hash, and holds no nonce", () => {
  const page = wirePage(`${own}<script nonce="n0nce">start()</script><style nonce="n0nce">a{}</style>`, "n0nce");
  expect(page?.html.toString()).toBe(
    '<link rel="stylesheet" href="/a.css"/><script>start()</script><style>a{}</style>',
  );
  expect(page?.inline).toEqual({ scripts: [hashSource("start()")], styles: [hashSource("a{}")] });
});

test("a script that somebody planted does not know the nonce, so the policy does not name it", () => {
  const planted = '<script>steal()</script><script nonce="guess">steal()</script><script async>steal()</script>';
  expect(wirePage(`${planted}<script nonce="n0nce">start()</script>`, "n0nce")?.inline.scripts).toEqual([
    hashSource("start()"),
  ]);
});

test("scripts that are files, and data that nobody runs, are not named", () => {
  const page =
    '<script src="/a.js" nonce="n0nce"></script><script type="application/ld+json" nonce="n0nce">{}</script>';
  expect(wirePage(page, "n0nce")?.inline).toEqual({ scripts: [], styles: [] });
});

test("a page whose nonce stands where nobody expects it is not shared", () => {
  expect(wirePage("<p>n0nce</p>", "n0nce")).toBeNull();
});
