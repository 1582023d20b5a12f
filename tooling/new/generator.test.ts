import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { copyRepository, type RepositoryCopy } from "../copy/repository-copy.ts";
import { runCommand, tryCommand } from "../copy/run-command.ts";
import { messagesOf } from "../languages.ts";
import { repository } from "../run/processes.ts";

let copy: RepositoryCopy;
const generate = (...args: readonly string[]) => tryCommand(copy, "node", "tooling/new/main.ts", ...args);
const run = (command: string, ...args: readonly string[]) => runCommand(copy, command, ...args);

/**
 * Libraries below the generated package that are as the repository has built them already come from its cache. Nothing goes
 * into it: what is generated is the same each time, and has to be tested each time.
 */
const withBuiltPackages = [
  `--cache-dir=${process.env["TURBO_CACHE_DIR"] ?? join(repository, ".turbo/cache")}`,
  "--cache=local:r",
] as const;

/** What the generators have made or changed. */
const made = [
  "packages/gift-cards",
  "packages/catalog/src/gift-finder",
  "packages/catalog/src/gift-detail",
  "packages/catalog/src/routes.ts",
  "packages/catalog/src/screens.ts",
  "packages/routing/src/addresses/to.ts",
  "apps/storefront/src/addresses-to-come.ts",
  "apps/storefront/src/route-tree.ts",
  "apps/storefront/package.json",
  "apps/storybook",
  ".changeset",
];

/** As a developer does who decides on an address before its screen is there. */
function edit(file: string, change: (text: string) => string): void {
  const path = join(copy.folder, file);
  writeFileSync(path, change(readFileSync(path, "utf8")));
}

beforeAll(async () => {
  copy = await copyRepository();
  edit(
    "packages/routing/src/addresses/to.ts",
    (text) => `${text}export const giftDetail = address("/gift_detail", one);\n`,
  );
  edit("apps/storefront/src/addresses-to-come.ts", (text) =>
    text.replace("type AddressesToCome = never;", 'type AddressesToCome = "giftDetail";'),
  );
  await run("node", "tooling/new/main.ts", "package", "gift-cards");
  await run("node", "tooling/new/main.ts", "screen", "catalog", "gift-finder");
  await run("node", "tooling/new/main.ts", "screen", "catalog", "gift-detail");
});
afterAll(() => {
  copy.remove();
});

test.each([
  [["screen", "gifts", "gift-finder"], 'There is no feature package "gifts"'],
  [["screen", "catalog", "GiftFinder"], '"GiftFinder" is not kebab-case'],
  [["screen", "catalog", "gift-finder"], "The name is taken: packages/catalog/src/gift-finder exists."],
  [
    ["screen", "gift-cards", "goods-list"],
    "The address /goods_list is taken: it is `list` in packages/routing/src/addresses/to.ts.",
  ],
  [["package", "catalog"], "The name is taken: packages/catalog exists."],
  [["package", "storefront"], "The name is taken: apps/storefront exists."],
  [["screen", "gift-cards", "shop-cart"], "The address /shop_cart is taken: it is `cart`"],
  [["package", "gift-finder"], "The address /gift_finder is taken: giftFinder has a screen already."],
  [["language", "ja", "日本語"], 'The shop speaks "ja" already'],
  [["language", "thai", "ไทย"], '"thai" is not the code of a language'],
  [["language", "th"], "npm run new language <code> <name>"],
  [["page", "catalog", "x"], "npm run new screen <package> <name>"],
  [[], "npm run new package <name>"],
])("the generator writes nothing for %j, and says why", async (args, reason) => {
  const { status, output } = await generate(...args);
  expect(output).toContain(reason);
  expect(status).toBe(1);
});

test("a generated package is formatted, and its messages are translated", async () => {
  await run("oxfmt", "-c", "tooling/oxfmt.json", "--check", ...made);
  const ofPackage = { ...copy, environment: { ...copy.environment, [messagesOf]: "packages/gift-cards" } };
  const { output } = await tryCommand(ofPackage, "node", "tooling/run/check-messages.ts");
  expect(
    output.split("\n").filter((line) => /packages\/gift-cards\/|translation: (?:Welcome|Back to home)/.test(line)),
  ).toEqual([]);
});

// What follows only reads what was generated: two at once, because most of these tools begin and end on one processor.
test.concurrent("a generated package has nothing unused, and keeps the boundaries", async () => {
  await run("turbo", "boundaries");
  const { stdout } = await tryCommand(copy, "knip", "--config", "tooling/knip.json", "--reporter", "json");
  const { issues } = JSON.parse(stdout) as { issues: readonly { readonly file: string }[] };
  expect(issues.filter(({ file }) => /gift-(?:cards|finder|detail)/.test(file))).toEqual([]);
});

test.concurrent("a generated package passes what `npm test` asks of a package, stories and packing included", () =>
  run("turbo", "run", "lint", "test", "stories", "pack", "--filter=@plaza/gift-cards", ...withBuiltPackages));

test.concurrent("generated screens, and the shop that they are mounted in, pass lint and the type check", () =>
  run(
    ...(["oxlint", "-c", "tooling/oxlint.json"] as const),
    "packages/catalog/src/gift-finder",
    "packages/catalog/src/gift-detail",
    "packages/catalog/src/routes.ts",
    "packages/catalog/src/screens.ts",
    "packages/routing/src/addresses/to.ts",
    "apps/storefront",
  ));

// By the new package's configuration: catalog's own also starts a platform, which these tests ask nothing.
test.concurrent("generated screens pass their tests", () =>
  runCommand(
    { ...copy, folder: join(copy.folder, "packages/catalog") },
    ...(["pnpm", "exec", "vitest", "run", "--root=.", "--config=../gift-cards/vitest.config.ts"] as const),
    ...(["gift-finder", "gift-detail"] as const),
  ));

test.concurrent("generated packages and screens are part of the shop's production build", async () => {
  await run("turbo", "run", "build", "--filter=@plaza/storefront", ...withBuiltPackages);
  const entry = "./apps/storefront/dist/server/entry-server.js";
  expect(existsSync(join(copy.folder, entry))).toBe(true);
  const script = `console.log(JSON.stringify((await import("${entry}")).describeRoutes().map(({ routeId }) => routeId)))`;
  const routes: unknown = JSON.parse(await run("node", "--input-type=module", "--eval", script));
  expect(routes).toEqual(
    expect.arrayContaining(["/default/gift_cards", "/default/gift_finder", "/default/gift_detail"]),
  );
});

// The last one: the production build wants all translations.
test("a new language is everywhere that the types ask for one, with catalogs to translate and what is left to people", async () => {
  const output = await run("node", "tooling/new/main.ts", "language", "eo", "Esperanto");
  expect(output).toContain("packages/catalog/src/locales/eo.po");
  expect(output).toMatch(/Next, translate \d{4,} messages in \d{2,} catalogs eo\.po/);
  expect(output).toMatch(/Translate \d{3,} texts in \d{2,} files/);
  const list = readFileSync(join(copy.folder, "packages/i18n/src/locales.ts"), "utf8");
  expect(list).toContain(', "eo"] as const;');
  expect(list).toContain('eo: "Esperanto"');
  const changed = output.split("\n\n")[0]?.split("\n") ?? [];
  await run("oxfmt", "-c", "tooling/oxfmt.json", "--check", ...changed);
  for (const member of ["packages/i18n", "packages/shopping", "apps/backend", "apps/storefront"])
    await run("tsc", "--noEmit", "-p", member);
});
