import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { DomainError } from "../../platform/http/domain-error.ts";
import { categories, products } from "../../platform/store/schema/catalog.ts";
import { movedAddresses } from "../../platform/store/schema/moved-addresses.ts";
import { eq, inArray, isNotNull } from "../../platform/store/sql.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { putOnSale } from "../../test-support/put-on-sale.ts";
import { newDeskUser } from "../../test-support/new-desk-user.ts";
import { openShop } from "../../test-support/stage.ts";
import { addCategory } from "../categories/add-categories.ts";
import {
  type CategoryRow,
  type CategoryTree,
  maxLevel,
  pathOfIds,
  readCategoryTree,
} from "../categories/category-tree.ts";
import { moveCategory } from "../categories/move-category.ts";
import { mergeCategory } from "./merge-category.ts";
import { planMerge } from "./plan-merge.ts";
import { removeCategory } from "./remove-category.ts";

const number = fc.nat({ max: 1000 });

/** What operators do, to categories that are named by how they are counted. */
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant("add" as const), parent: number, en: number, ja: number }) },
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constant("move" as const), which: number, parent: number, at: number }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("remove" as const), which: number, target: number }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("merge" as const), which: number, target: number }) },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;
type Adding = Extract<Step, { readonly kind: "add" }>;

/** Few, so that categories below different ones are often called the same. */
const names = 6;

onEachStore("changes of categories", (backend) => {
  let shopId = 0;
  let agentId = 0;
  /** Those of other tests stay where they are. */
  let foreign: ReadonlySet<number> = new Set();

  beforeAll(async () => {
    shopId = await openShop(backend.db);
    agentId = (await newDeskUser(backend.db, "operator", null)).id;
    foreign = new Set((await readCategoryTree(backend.db)).rows.map(({ id }) => id));
  });

  const own = (tree: CategoryTree) => tree.rows.filter(({ id }) => !foreign.has(id));
  const nth = (rows: readonly CategoryRow[], at: number): CategoryRow | undefined => rows[at % (rows.length || 1)];
  /** Each third time on the first level. */
  const parentOf = (tree: CategoryTree, at: number) => (at % 3 === 0 ? null : (nth(own(tree), at)?.id ?? null));

  async function add(tree: CategoryTree, parentId: number | null, each: Adding): Promise<number> {
    const name = { en: `Category ${each.en % names}`, ja: `分類${each.ja % names}` };
    const wanted = { name, parentId, isShown: true, image: null };
    const row = await backend.db.transaction((tx) => addCategory(tx, wanted));
    const parent = parentId === null ? undefined : tree.find(parentId);
    const [first, second, third] = pathOfIds([...(parent === undefined ? [] : tree.idsAbove(parent)), row.id]);
    const fields = { shopId, firstCategoryId: first, secondCategoryId: second, thirdCategoryId: third };
    return putOnSale(backend.db, { name: "Lamp", fields });
  }

  async function take(each: Step): Promise<number | null> {
    const { db } = backend;
    const tree = await readCategoryTree(db);
    if (each.kind === "add") return add(tree, parentOf(tree, each.parent), each);
    const row = nth(own(tree), each.which);
    if (row === undefined) return null;
    if (each.kind === "move") {
      const parentId = parentOf(tree, each.parent);
      const siblings = tree.childrenOf(parentId).filter(({ id }) => id !== row.id);
      const beforeId = each.at % 2 === 0 ? null : (nth(siblings, each.at)?.id ?? null);
      await db.transaction((tx) => moveCategory(tx, row, { parentId, beforeId }));
      return null;
    }
    const branchIds = tree.branchOf(row).map(({ id }) => id);
    const target = nth(own(tree), each.target);
    const by = { agentId, now: new Date() };
    if (each.kind === "remove")
      await db.transaction((tx) => removeCategory(tx, row, { branchIds, targetId: target?.id ?? null, ...by }));
    else if (target !== undefined) {
      const { merged, moved } = planMerge(tree, row, target);
      const [mergedIds, movedIds] = [merged, moved].map((rows) => rows.map((one) => one.row.id));
      const wanted = { targetId: target.id, mergedIds: mergedIds ?? [], movedIds: movedIds ?? [], ...by };
      await db.transaction((tx) => mergeCategory(tx, row, wanted));
    }
    return null;
  }

  test("after whatever operators do, each product names the way to a category that is there, no level is skipped, and what has gone leads to what is there", async () => {
    const property = fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 25 }), async (steps) => {
      const sold: number[] = [];
      for (const each of steps) {
        try {
          const productId = await take(each);
          if (productId !== null) sold.push(productId);
        } catch (error) {
          // What is not possible is refused, and changes nothing.
          if (!(error instanceof DomainError)) throw error;
        }
      }
      const tree = await readCategoryTree(backend.db);
      for (const row of own(tree)) {
        const above = tree.idsAbove(row);
        expect(above.at(-1)).toBe(row.id);
        expect(above).toHaveLength(row.level);
        expect(row.level).toBeLessThanOrEqual(maxLevel);
        const positions = tree.childrenOf(row.parentId).filter(({ id }) => !foreign.has(id));
        expect(new Set(positions.map(({ position }) => position)).size).toBe(positions.length);
      }
      const addresses = await backend.db.select().from(movedAddresses).where(eq(movedAddresses.kind, "category"));
      for (const { formerId, currentId } of addresses) {
        expect(tree.find(formerId)).toBeUndefined();
        expect(tree.find(currentId)).toBeDefined();
      }
      // Each was made with a product, so none has gone without another in its place.
      const gone = await backend.db.select().from(categories).where(isNotNull(categories.deletedAt));
      for (const { id } of gone.filter((row) => !foreign.has(row.id)))
        expect(addresses.map(({ formerId }) => formerId)).toContain(id);
      const rows = await backend.db.select().from(products).where(inArray(products.id, sold));
      expect(rows).toHaveLength(sold.length);
      for (const { firstCategoryId, secondCategoryId, thirdCategoryId } of rows) {
        const category = tree.find(thirdCategoryId ?? secondCategoryId ?? firstCategoryId);
        expect(category).toBeDefined();
        if (category !== undefined)
          expect([firstCategoryId, secondCategoryId, thirdCategoryId]).toEqual(pathOfIds(tree.idsAbove(category)));
      }
    });
    await fc.assert(property, { numRuns: 12 });
  });
});
