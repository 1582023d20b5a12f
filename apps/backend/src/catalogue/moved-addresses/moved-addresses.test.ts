import fc from "fast-check";
import { expect, test } from "vitest";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { movedAddresses } from "../../platform/store/schema/moved-addresses.ts";
import { moveAddress } from "./move-address.ts";

onEachStore("moved addresses", (backend) => {
  const movedTo = async (kind: string, id: number) => {
    const response = await fetch(`${backend.url}/api/address/moved?kind=${kind}&id=${id}`);
    const { data } = (await response.json()) as { data: { id: number } };
    return data.id;
  };

  test("an id that has moved twice leads to where it is now, and one that has not moved to nothing", async () => {
    const { db } = backend;
    await moveAddress(db, "brand", 901, 902);
    await moveAddress(db, "brand", 902, 903);
    expect([await movedTo("brand", 901), await movedTo("brand", 902), await movedTo("brand", 903)]).toEqual([
      903, 903, 0,
    ]);
    expect([await movedTo("category", 901), await movedTo("nothing", 901)]).toEqual([0, 0]);
  });

  test("no moved id leads to one that has moved itself, whatever moves follow each other", async () => {
    const { db } = backend;
    const someId = fc.integer({ min: 1, max: 6 });
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(someId, someId), { maxLength: 12 }), async (moves) => {
        await db.delete(movedAddresses);
        for (const [from, to] of moves) if (from !== to) await moveAddress(db, "category", from, to);
        const rows = await db.select().from(movedAddresses);
        const former = new Set(rows.map(({ formerId }) => formerId));
        expect(rows.filter(({ currentId }) => former.has(currentId))).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });
});
