import { expect, test } from "vitest";
import { sql } from "../../platform/store/sql.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";

onEachStore("orders", (backend) => {
  test.each([
    ["of a customer, deleted ones among them,", sql`customer_id = 1`],
    ["that a coupon was used for", sql`customer_coupon_id = 1`],
    ["of a checkout", sql`checkout_id = 1`],
    ["that have to be paid by now", sql`state = 'unpaid' and pay_before <= now()`],
    ["that count as received by now", sql`state = 'shipped' and confirm_before <= now()`],
  ])("orders %s are found without a look at all there are", async (_, condition) => {
    const plan = await backend.db.transaction(async (tx) => {
      // Of few rows it would rather read all.
      await tx.execute(sql`set local enable_seqscan = off`);
      return (await tx.execute(sql`explain select id from orders where ${condition}`)).rows;
    });
    expect(JSON.stringify(plan)).toMatch(/Index/);
    expect(JSON.stringify(plan)).not.toMatch(/Seq Scan/);
  });
});
