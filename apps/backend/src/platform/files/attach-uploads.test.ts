import { expect, test } from "vitest";
import { uploads } from "../store/schema/uploads.ts";
import { eq } from "../store/sql.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import type { CallingCustomer } from "../../test-support/running-backend.ts";
import { uploadsOf } from "../../test-support/send-upload.ts";
import { attachUploads, releaseUploads } from "./attach-uploads.ts";
import { privateUpload } from "./upload-paths.ts";

let used = 0;
const something = (): string => `after_sale:${++used}`;

onEachStore("attaching uploads", (backend) => {
  const of = (customer: CallingCustomer, purpose: string, count = 1) =>
    uploadsOf(backend.url, customer.token, purpose, count);
  const attach = (customerId: number, images: readonly string[], about = something(), most = 3) =>
    backend.db.transaction((tx) =>
      attachUploads(tx, { owner: { customerId }, purpose: "after_sale", images, most, about }),
    );

  test("uploads are attached by their paths or addresses, in their order, each once", async () => {
    const customer = await backend.newCustomer();
    const [a = "", b = "", c = ""] = await of(customer, "after_sale", 3);
    const sent = [privateUpload(b), `https://shop.example${privateUpload(a)}`, c, b];
    const about = something();
    expect(await attach(customer.id, sent, about)).toEqual([b, a, c]);
    const rows = await backend.db.select().from(uploads).where(eq(uploads.attachedTo, about));
    expect(rows.map(({ unattachedSince }) => unattachedSince)).toEqual([null, null, null]);
    expect(await attach(customer.id, [a, b], about)).toEqual([a, b]);
    expect(await attach(customer.id, [])).toEqual([]);
  });

  test("what clients of the contract upload, for no purpose, is attached to anything", async () => {
    const customer = await backend.newCustomer();
    const [path = ""] = await of(customer, "default");
    expect(await attach(customer.id, [`${backend.url}/${path}`])).toEqual([path]);
  });

  test("uploads are attached by nobody else, for nothing else, and not twice", async () => {
    const [customer, other] = [await backend.newCustomer(), await backend.newCustomer()];
    const [own = "", taken = ""] = await of(customer, "after_sale", 2);
    const [foreign = ""] = await of(other, "after_sale");
    const [chat = ""] = await of(customer, "chat");
    await attach(customer.id, [taken]);
    for (const wrong of [foreign, chat, taken, "", "uploads/x.png", "https://[", "%", `x/${own}`, `${own}\u0000x`]) {
      await expect(attach(customer.id, [own, wrong]), wrong).rejects.toThrow("uploadNotYours");
    }
    expect(await attach(customer.id, [own])).toEqual([own]);
  });

  test("uploads that are too many are not attached at all", async () => {
    const customer = await backend.newCustomer();
    const paths = await of(customer, "after_sale", 2);
    await expect(attach(customer.id, paths, something(), 1)).rejects.toThrow("tooManyUploads");
    expect(await attach(customer.id, paths)).toEqual(paths);
  });

  test("of several who attach an upload at once one has it", async () => {
    const customer = await backend.newCustomer();
    for (let round = 0; round < 5; round += 1) {
      const paths = await of(customer, "after_sale", 2);
      const tries = Array.from({ length: 6 }, (_, index) =>
        attach(customer.id, index % 2 === 0 ? paths : paths.toReversed()),
      );
      const outcomes = await Promise.allSettled(tries);
      expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
      const rows = await backend.db
        .select()
        .from(uploads)
        .where(eq(uploads.path, paths[0] ?? ""));
      expect(rows[0]?.attachedTo).toMatch(/^after_sale:/);
    }
  });

  test("uploads that are released can be attached again", async () => {
    const customer = await backend.newCustomer();
    const [path = ""] = await of(customer, "after_sale");
    const about = something();
    await attach(customer.id, [path], about);
    await releaseUploads(backend.db, about);
    const [row] = await backend.db.select().from(uploads).where(eq(uploads.path, path));
    expect(Math.abs(Date.now() - (row?.unattachedSince?.getTime() ?? 0))).toBeLessThan(60_000);
    expect(await attach(customer.id, [path])).toEqual([path]);
  });

  test("an upload that is not whole yet, or is being deleted, is not attached", async () => {
    const customer = await backend.newCustomer();
    const [path = ""] = await of(customer, "after_sale");
    for (const state of [{ isStored: false }, { isForgotten: true }]) {
      const [before] = await backend.db.select().from(uploads).where(eq(uploads.path, path));
      await backend.db.update(uploads).set(state).where(eq(uploads.path, path));
      await expect(attach(customer.id, [path])).rejects.toThrow("uploadNotYours");
      await backend.db
        .update(uploads)
        .set(before ?? {})
        .where(eq(uploads.path, path));
    }
    expect(await attach(customer.id, [path])).toEqual([path]);
  });
});
