import { expect, test } from "vitest";
import { routeManifest } from "./route-manifest.ts";

const chunk = (name: string, more = {}) => ({ file: `assets/${name}.js`, src: `src/${name}.ts`, ...more });
const page = { ...chunk("page"), imports: ["_shared.js"], css: ["assets/page.css"] };
const shared = { file: "assets/shared.js", imports: ["_base.js"], css: ["assets/shared.css"] };
const base = { file: "assets/base.js", css: ["assets/base.css"] };
const client = {
  "src/entry.ts": { ...chunk("entry"), isEntry: true, imports: ["_base.js"] },
  "src/page.ts": page,
  "src/part.ts": { ...chunk("part"), css: ["assets/part.css"] },
  "src/en.po": chunk("en"),
  "src/ja.po": chunk("ja"),
  "_shared.js": shared,
  "_base.js": base,
};
const messages = { en: ["src/en.po"], zh: [], ja: ["src/ja.po"], ko: [] };
const root = { routeId: "root", page: [], pending: [], parts: [], messages: { en: [], zh: [], ja: [], ko: [] } };
const route = { routeId: "/page", page: ["src/page.ts"], pending: [], parts: ["src/part.ts"], messages };
const everything = (): boolean => true;

const en = routeManifest(client, everything, [root, route], "root", "en");

test("styles come after those that they refine", () => {
  expect(en.manifest.routes["/page"]?.css).toEqual([
    "/assets/base.css",
    "/assets/shared.css",
    "/assets/page.css",
    "/assets/part.css",
  ]);
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

test("a stylesheet that is not there fails the build, and the failure names the route", () => {
  const hasFile = (file: string): boolean => file !== "assets/shared.css";
  expect(() => routeManifest(client, hasFile, [root, route], "root", "en")).toThrow(
    "Route /page: the browser's build has no file assets/shared.css.",
  );
});
