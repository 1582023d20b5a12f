import { expect, test } from "vitest";
import { requiredDocuments } from "../../platform/store/schema/required-documents.ts";
import { listOf, recordOf } from "../../test-support/ask.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";

onEachStore("required documents of the demo", (backend) => {
  test("a shop waits with the registration that the aquarium wants, and no product lacks it", async () => {
    const operator = await backend.newDeskUser("operator", null);
    const waiting = listOf((await operator.get("shops/waiting_documents")).data);
    expect(waiting).toMatchObject([{ name: "Registration for aquarium supplies" }]);
    const shopId = Number(recordOf(waiting[0]?.["shop"])["id"]);
    expect(listOf((await operator.get(`shops/documents?id=${shopId}`)).data)).toMatchObject([
      { is_concerned: 0, accepted: null, sent: { state: "waits", is_expired: 0 } },
    ]);
    const { categoryId = 0 } = (await backend.db.select().from(requiredDocuments))[0] ?? {};
    const required = recordOf((await operator.get(`categories/documents?id=${categoryId}`)).data);
    expect(required["documents"]).toMatchObject([{ misfit_products: 0 }]);
  });
});
