import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { describeFolders } from "./folder-circles.ts";

const trees: string[] = [];
afterEach(() => {
  for (const tree of trees.splice(0)) rmSync(tree, { recursive: true });
});

function tree(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), "plaza-folders-"));
  trees.push(root);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return root;
}

test("a tree whose folders only look down has no circle", () => {
  const root = tree({
    "main.ts": 'import { pay } from "./payments/pay.ts";',
    "payments/pay.ts": 'import type { Order } from "../orders/order.ts";\nimport { read } from "./read.ts";',
    "payments/read.ts": 'import { readFile } from "node:fs/promises";',
    "orders/order.ts": "export interface Order {}",
  });
  expect(describeFolders(root)).toEqual(["3 folders, 0 of them in 0 circles"]);
});

test("folders that reach themselves through others are named, with the imports between them", () => {
  const root = tree({
    "orders/change.ts": 'import { refund } from "../payments/refund.ts";',
    "payments/refund.ts": 'import {\n  book,\n} from "../wallet/book.ts";',
    "wallet/book.ts": 'export { Order } from "../orders/change.ts";',
    "cart/cart.ts": 'const { book } = await import("../wallet/book.ts");',
    "site/home.ts": 'import "../pages/home.ts";',
    "pages/home.ts": 'import type { Home } from "../site/home.ts";',
  });
  expect(describeFolders(root)).toEqual([
    "6 folders, 5 of them in 2 circles",
    "  orders, payments, wallet",
    "  pages, site",
    "    orders -> payments: change.ts",
    "    payments -> wallet: refund.ts",
    "    wallet -> orders: book.ts",
    "    pages -> site: home.ts",
    "    site -> pages: home.ts",
  ]);
});

test("tests and their helpers close no circle", () => {
  const root = tree({
    "orders/order.ts": "export const order = 1;",
    "orders/order.test.ts": 'import { pay } from "../payments/pay.ts";',
    "payments/pay.ts": 'import { order } from "../orders/order.ts";',
    "test-support/stage.ts": 'import { pay } from "../payments/pay.ts";',
  });
  expect(describeFolders(root)[0]).toBe("2 folders, 0 of them in 0 circles");
});
