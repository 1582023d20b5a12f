import { expect, test } from "vitest";
import { listOf, recordOf } from "../../test-support/ask.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";

onEachStore("approvals of the demo", (backend) => {
  test("one product waits for an operator with what has changed of it, and is not shown", async () => {
    const operator = await backend.newDeskUser("operator", null);
    const { data } = await operator.get("all_products/list?list=to_approve");
    const waiting = listOf(recordOf(data)["list"]);
    expect(waiting).toMatchObject([{ is_approved: 0, approval: { is_new: 0 } }]);
    const id = Number(waiting[0]?.["id"]);
    const shown = recordOf((await operator.get(`all_products/approval?id=${id}`)).data);
    expect(shown).toMatchObject({
      approved: { name: { en: "Two-Note Collar Bell" } },
      now: { name: { en: "Two-Note Gold Collar Bell" } },
    });
    expect(await backend.ask(`goods/getGoodsDetail?goods_id=${id}`)).toMatchObject({ code: 0 });
  });
});
