import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { repository } from "../run/processes.ts";

const home = mkdtempSync(join(tmpdir(), "plaza-floors-"));
afterAll(() => {
  rmSync(home, { recursive: true });
});

const files = {
  "package.json": "{}",
  "floors.json": '["store", "orders", "money/payments", "selling/coupons"]',
  "config.json": JSON.stringify({
    jsPlugins: [join(repository, "tooling/lint/plaza-plugin.js")],
    rules: { "plaza/folder-floors": "error", "plaza/no-folder-circle": "error" },
  }),
  "src/main.ts": 'import "./money/payments/pay.ts";',
  "src/config.ts": "export const config = 1;",
  "src/store/database.ts": 'export type { Order } from "../orders/order.ts";',
  "src/orders/order.ts": 'import "../store/database.ts";\nimport "../config.ts";',
  "src/orders/order.test.ts": 'import "../money/payments/pay.ts";',
  "src/money/payments/pay.ts": 'import "../../orders/order.ts";\nimport "../../selling/favourites/favourite.ts";',
  "src/selling/coupons/coupon.ts": 'import "../../store/database.ts";',
  "src/selling/favourites/favourite.ts": 'import "../../store/database.ts";',
};
for (const [file, text] of Object.entries(files)) {
  mkdirSync(dirname(join(home, file)), { recursive: true });
  writeFileSync(join(home, file), text);
}

const { stdout } = spawnSync("oxlint", ["-c", join(home, "config.json"), "-f", "unix", join(home, "src")], {
  cwd: repository,
  encoding: "utf8",
});

/** The reports of one rule about one file. */
function reports(file: string, rule: string): readonly string[] {
  return stdout
    .split("\n")
    .filter((line) => line.includes(join(home, "src", file)) && line.includes(`plaza(${rule})`))
    .map((line) => line.split(/:\d+:\d+: /)[1]?.split(" [")[0] ?? line);
}

test("an import of a folder that stands above is reported", () => {
  expect(reports("store/database.ts", "folder-floors")).toEqual([
    '"store" must not import "orders", which stands above it (floors.json).',
  ]);
  expect(reports("orders/order.ts", "folder-floors")).toEqual([
    '"orders" must not import "src itself", which stands above it (floors.json).',
  ]);
});

test("a folder that has no floor is reported", () => {
  const report = 'The folder "selling/favourites" has no floor: give it its place in floors.json.';
  expect(reports("money/payments/pay.ts", "folder-floors")).toEqual([report]);
  expect(reports("selling/favourites/favourite.ts", "folder-floors")).toContain(report);
});

test("imports that look down are in order, and so is what tests import", () => {
  expect(reports("main.ts", "folder-floors")).toEqual([]);
  expect(reports("selling/coupons/coupon.ts", "folder-floors")).toEqual([]);
  expect(reports("orders/order.test.ts", "folder-floors")).toEqual([]);
});

test("an import within a circle of folders is reported, with the circle", () => {
  expect(reports("store/database.ts", "no-folder-circle")).toEqual([
    '"store" importing "orders" closes a circle of folders: ., money/payments, orders, selling/favourites, store.',
  ]);
  expect(reports("selling/coupons/coupon.ts", "no-folder-circle")).toEqual([]);
});
