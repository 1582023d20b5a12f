import { expect, test } from "vitest";
import { routeManifests } from "./route-manifest.ts";

const chunk = (name: string, more = {}) => ({ file: `assets/${name}.js`, src: `src/${name}.ts`, ...more });
const page = { ...chunk("page"), imports: ["_shared.js"], css: ["assets/page.css"] };
const shared = { file: "assets/shared.js", imports: ["_base.js"], css: ["assets/shared.css"] };
const base = { file: "assets/base.js", css: ["assets/base.css"] };
const client = {
  "src/entry.ts": { ...chunk("entry"), isEntry: true, imports: ["_base.js"] },
  "src/page.ts": page,
  "src/late.ts": { ...chunk("late"), css: ["assets/late.css"] },
  "_shared.js": shared,
  "_base.js": base,
};
const server = { "src/page.ts": chunk("page"), "src/late.ts": chunk("late") };
const nothing = { en: [], zh: [], ja: [], ko: [] };

const { en } = routeManifests(
  { client, server },
  [
    { routeId: "root", page: null, late: [], words: nothing },
    { routeId: "/page", page: "./page.js", late: ["./late.js"], words: nothing },
  ],
  "root",
);

test("styles come after those that they refine", () => {
  expect(en.manifest.routes["/page"]?.css).toEqual([
    "/assets/base.css",
    "/assets/shared.css",
    "/assets/page.css",
    "/assets/late.css",
  ]);
});

test("a route names its own scripts, and apart from them those of its late parts", () => {
  expect(en.scripts).toEqual({
    root: { first: ["/assets/entry.js", "/assets/base.js"], late: [] },
    "/page": { first: ["/assets/shared.js", "/assets/page.js"], late: ["/assets/late.js"] },
  });
});
