import { expect, test } from "vitest";
import { routeManifest } from "./route-manifest.ts";

const chunk = (name: string, more = {}) => ({ file: `assets/${name}.js`, src: `src/${name}.ts`, ...more });
const page = { ...chunk("page"), imports: ["_shared.js"] };
const shared = { file: "assets/shared.js", imports: ["_base.js"] };
const base = { file: "assets/base.js" };
const client = {
  "src/entry.ts": { ...chunk("entry"), isEntry: true, imports: ["_base.js"] },
  "src/page.ts": page,
  "src/part.ts": chunk("part"),
  "src/en.po": chunk("en"),
  "src/ja.po": chunk("ja"),
  "_shared.js": shared,
  "_base.js": base,
  "style.css": { file: "assets/style.css", src: "style.css" },
};
const messages = { en: ["src/en.po"], zh: [], ja: ["src/ja.po"], ko: [] };
const root = { routeId: "root", page: [], parts: [], messages: { en: [], zh: [], ja: [], ko: [] } };
const route = { routeId: "/page", page: ["src/page.ts"], parts: ["src/part.ts"], messages };
const everything = (): boolean => true;

const en = routeManifest(client, everything, [root, route], "root", "en");

test("the root names the one stylesheet, and no route another", () => {
  expect(en.manifest.routes).toEqual({ root: { css: ["/assets/style.css"] }, "/page": { css: [] } });
});

test("a route names its own scripts, and apart from them those of its parts", () => {
  expect(en.scripts).toEqual({
    root: { first: ["/assets/entry.js", "/assets/base.js"], parts: [] },
    "/page": { first: ["/assets/shared.js", "/assets/page.js", "/assets/en.js"], parts: ["/assets/part.js"] },
  });
});

test("a route names the messages of one language only", () => {
  const { scripts } = routeManifest(client, everything, [root, route], "root", "ja");
  expect(scripts["/page"]?.first).toContain("/assets/ja.js");
  expect(scripts["/page"]?.first).not.toContain("/assets/en.js");
});

test("a page that the browser's build lacks fails the build, and the failure names the route", () => {
  const { "src/page.ts": _page, ...rest } = client;
  expect(() => routeManifest(rest, everything, [root, route], "root", "en")).toThrow(
    "Route /page: the browser's build has no chunk for src/page.ts.",
  );
});

test("a part that the browser's build lacks fails the build", () => {
  const { "src/part.ts": _part, ...rest } = client;
  expect(() => routeManifest(rest, everything, [root, route], "root", "en")).toThrow("Route /page");
});

test("a build without the stylesheet fails", () => {
  const { "style.css": _sheet, ...rest } = client;
  expect(() => routeManifest(rest, everything, [root, route], "root", "en")).toThrow(
    "The browser's build has no stylesheet.",
  );
});

test("a file that is not there fails the build, and the failure names the route", () => {
  const hasFile = (file: string): boolean => file !== "assets/shared.js";
  expect(() => routeManifest(client, hasFile, [root, route], "root", "en")).toThrow(
    "Route /page: the browser's build has no file assets/shared.js.",
  );
});
