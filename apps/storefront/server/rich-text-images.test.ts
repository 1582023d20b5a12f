// @vitest-environment node
import { Writable } from "node:stream";
import { locales } from "@plaza/i18n";
import Fastify from "fastify";
import { expect, onTestFinished, test, vi } from "vitest";
import { render } from "../src/entry-server.tsx";
import { richTextImages } from "./rich-text-images.ts";
import { readConfig } from "./config.ts";
import { pageRoutes } from "./pages.ts";
import { reportOnce } from "./rich-text.ts";

/** A storefront whose service agreement is this text, and what its log warns of. */
async function storefrontWith(content: string) {
  vi.spyOn(console, "error").mockReturnValue(undefined);
  const platform = Fastify();
  platform.get("/api/policy/service", async () => ({ code: 1, show: 0, msg: "", data: { content } }));
  platform.all("/*", async () => ({ code: 1, show: 0, msg: "", data: [] }));
  onTestFinished(() => platform.close());
  const warnings: Record<string, unknown>[] = [];
  const stream = new Writable({
    write(line: Buffer, _encoding, done) {
      warnings.push(JSON.parse(line.toString()) as Record<string, unknown>);
      done();
    },
  });
  const app = Fastify({ logger: { level: "warn", stream } });
  onTestFinished(() => app.close());
  const config = readConfig({
    BACKEND_URL: await platform.listen({ host: "127.0.0.1", port: 0 }),
    IMAGE_ORIGINS: "https://cdn.example https://other-cdn.example",
    PAGE_CACHE_SECONDS: "0",
  });
  await pageRoutes(app, config, {
    load: async () => ({ render, manifest: { routes: {} }, scripts: {}, inlineStyles: [] }),
  });
  const page = async (prefix = "") => {
    const { body } = await app.inject({ url: `/pc/${prefix}server_explan?type=1`, headers: { host: "shop.example" } });
    return body;
  };
  return { page, absent: () => warnings.filter(({ origin }) => origin !== undefined) };
}

const text = `
  <p>Ours <img src="/uploads/a.png" alt="A"></p>
  <p>Allowed <img src="https://cdn.example/b.png" alt="B" width="200"></p>
  <p>Elsewhere <img src="https://tracker.example/c.png?visitor=7" alt="C &lt;the kiln&gt;"></p>
  <p>Again <img src="https://tracker.example/d.png"></p>`;

test("an image of a text comes through the resizer, or leaves a place that says so, before any script", async () => {
  const { page } = await storefrontWith(text);
  const html = await page();
  const shown = html.slice(0, html.indexOf("<script", html.indexOf("Elsewhere")));
  expect(shown).toContain('<img alt="A" src="/pc/_image?src=/uploads/a.png&amp;w=960" loading="lazy" />');
  const address = "https%3A//cdn.example/b.png";
  expect(shown).toContain(`<img alt="B" width="200" src="/pc/_image?src=${address}&amp;w=480" loading="lazy" />`);
  const placeholder = '<span data-image="absent"><b>This image cannot be shown here</b>';
  expect(shown).toContain(`Elsewhere ${placeholder}C &lt;the kiln&gt;</span>`);
  expect(shown).toContain(`Again ${placeholder}</span>`);
  expect(html).not.toContain("tracker.example");
});

test("an image that cannot be shown is said to be so in four languages", async () => {
  const { page } = await storefrontWith(text);
  const words = await Promise.all(
    locales.map(async (locale) => /data-image="absent"><b>([^<]+)</.exec(await page(`${locale}/`))?.[1]),
  );
  expect(new Set(words).size).toBe(4);
});

test("an origin that images may not come from is warned of once, and nothing of who looks", async () => {
  const { page, absent } = await storefrontWith(`${text}<img src="https://third.example/e.png">`);
  await page();
  await page("ja/");
  expect(absent()).toMatchObject([
    { level: 40, origin: "https://tracker.example" },
    { level: 40, origin: "https://third.example" },
  ]);
  expect(JSON.stringify(absent())).not.toContain("visitor");
});

test("of origins that images may not come from no more are remembered than the log is to tell", () => {
  const reported: string[] = [];
  const report = reportOnce(2, (origin) => reported.push(origin));
  for (const origin of ["a", "b", "a", "c", "d", "b"]) report(origin);
  expect(reported).toEqual(["a", "b"]);
});

test.each([
  ["/uploads/a.png", null, "/pc/_image?src=/uploads/a.png&w=960"],
  ["https://shop.example/uploads/a.png?v=2", 2000, "/pc/_image?src=/uploads/a.png%3Fv%3D2&w=1440"],
  ["/static/a.png", 24, "/pc/_image?src=/static/a.png&w=96"],
  ["/secret/a.png", null, null],
  ["https://me:you@cdn.example/a.png", null, null],
  ["https://cdn.example:8443/a.png", null, null],
  ["http://cdn.example/a.png", null, null],
])("an image of a text at %s, %s wide, comes from %s", (address, width, source) => {
  const images = richTextImages({ origin: "https://shop.example", imageOrigins: ["https://cdn.example"] }, () => {});
  expect(images(address, width)).toBe(source);
});
