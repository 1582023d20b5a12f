import { expect, test } from "vitest";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { openSandbox, sandboxWith } from "./open-sandbox.ts";
import { writeNotification } from "./sandbox-provider.ts";

onEachStore("sandbox", (backend) => {
  test("the sandbox signs the same way on all nodes and after a restart, and on no other store", async () => {
    const { db } = backend;
    const [one, other] = await Promise.all([openSandbox(db), openSandbox(db)]);
    expect(one.secret).toBe(other.secret);
    expect(one.secret.length).toBeGreaterThan(40);
    const body = Buffer.from(writeNotification("wechat", { number: "1", amount: "1.00" }, one.secret));
    expect(other.providers.get("wechat")?.readNotification({ headers: {}, body })).toEqual({
      state: "paid",
      number: "1",
      reference: "sandbox-1",
      amount: 100,
    });
    expect(sandboxWith("another").providers.get("wechat")?.readNotification({ headers: {}, body })).toBeNull();
  });
});
