import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { createApiClient } from "@plaza/api-client";
import {
  fetchProductImport,
  fetchProductImports,
  startProductImport,
  stopProductImport,
  uploadProductFile,
} from "@plaza/api-client/desk";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "../../../platform/store/database.ts";
import type { Language } from "../../../platform/store/language.ts";
import { products } from "../../../platform/store/schema/catalog.ts";
import { importRuns } from "../../../platform/store/schema/imports.ts";
import { and, count, eq, ne } from "../../../platform/store/sql.ts";
import { type Answer, answerOf, idIn } from "../../../test-support/ask.ts";
import { onEachStore } from "../../../test-support/on-each-store.ts";
import type { CallingDeskUser } from "../../../test-support/running-backend.ts";
import { openShop } from "../../../test-support/stage.ts";
import { claimNextRun } from "./claim-run.ts";
import { openImportWork } from "./import-work.ts";
import { maxBytes, maxProducts, defaultTimeouts } from "./limits.ts";
import { type ReceivedFile, receiveRun } from "./receive-run.ts";
import { forgetImportFiles } from "./work-jobs.ts";
import { type WorkContext, executeRun } from "./execute-run.ts";

const product = (number: string, more: object = {}) => ({
  number,
  name: { en: `Thing ${number}` },
  category: "#1",
  skus: [{ price: "10.00", stock: 1 }],
  ...more,
});
const productsOf = (total: number) => Array.from({ length: total }, (_, index) => product(`N-${index}`));
const linesOf = (lines: readonly (object | string)[]) =>
  lines.map((line) => (typeof line === "string" ? line : JSON.stringify(line))).join("\n");

interface Sent {
  readonly name?: string;
  readonly content?: string | Uint8Array<ArrayBuffer>;
  readonly field?: string;
  readonly key?: string;
}

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "plaza-desk-imports-"));
});
afterAll(() => rm(folder, { recursive: true }));

onEachStore("imports at the desk", (backend) => {
  async function newShop(): Promise<{ readonly shopId: number; readonly user: CallingDeskUser }> {
    const shopId = await openShop(backend.db);
    return { shopId, user: await backend.newDeskUser("staff", shopId) };
  }

  async function send({ token }: CallingDeskUser, sent: Sent = {}): Promise<Answer> {
    const { name = "spring.jsonl", content = linesOf([product("A")]), field = "file", key } = sent;
    const form = new FormData();
    form.append(field, new File([content], name));
    const response = await fetch(`${backend.url}/deskapi/imports/upload`, {
      method: "POST",
      headers: { token, lang: "en", ...(key !== undefined && { "idempotency-key": key }) },
      body: form,
    });
    return answerOf(response);
  }

  /** What an upload is answered of which nothing but the headers has come. */
  async function announce({ token }: CallingDeskUser, key?: string): Promise<unknown> {
    const form = { "content-type": "multipart/form-data; boundary=b", "content-length": 1000 };
    const headers = { token, lang: "en", ...form, ...(key !== undefined && { "idempotency-key": key }) };
    const asked = request(`${backend.url}/deskapi/imports/upload`, { method: "POST", headers });
    asked.flushHeaders();
    const [response] = (await once(asked, "response")) as [IncomingMessage];
    const answer: unknown = JSON.parse(await text(response));
    asked.on("error", () => {}).destroy();
    return answer;
  }
  const refused = { code: 0, msg: expect.stringContaining("Another import of your shop") };

  const post = (who: CallingDeskUser, call: string, id: number) => who.post(`imports/${call}`, { id });
  const detail = async (who: CallingDeskUser, id: number, language: Language = "en") =>
    await who.read(`imports/detail?id=${id}`, language);
  const until = async (user: CallingDeskUser, id: number, state: string) => {
    await expect.poll(async () => (await detail(user, id))["state"]).toBe(state);
    return detail(user, id);
  };
  const checked = async (user: CallingDeskUser, sent: Sent = {}) => {
    const id = idIn(await send(user, sent));
    await until(user, id, "checked");
    return id;
  };
  const storedOf = async (shopId: number) =>
    (await backend.db.select({ total: count() }).from(products).where(eq(products.shopId, shopId)))[0]?.total ?? 0;
  const rowOf = async (id: number) => {
    const [row] = await backend.db.select().from(importRuns).where(eq(importRuns.id, id));
    if (row === undefined) throw new Error("The run is not there");
    return row;
  };
  /** Makes a run wait, for the test alone: the backend's own work would claim it while it still looks for more. */
  const waits = async (id: number, values: { state: "checking" | "importing"; startedAt?: Date }) => {
    await backend.services.importWork.idle();
    await backend.db.update(importRuns).set(values).where(eq(importRuns.id, id));
  };
  /** As a node has it that begins with what was started on another one. */
  const startedElsewhere = (id: number) => waits(id, { state: "importing", startedAt: new Date() });

  async function claimed() {
    const run = await claimNextRun(backend.db, new Date());
    if (run === null) throw new Error("There is nothing to be done");
    return run;
  }
  const signal = new AbortController().signal;

  /** A node to which something happens before it writes its second batch. */
  function nodeWith(happens: () => unknown): WorkContext {
    let batches = 0;
    const transaction: Database["transaction"] = async (run, config) => {
      batches += 1;
      if (batches === 2) await happens();
      return backend.db.transaction(run, config);
    };
    const backgroundDb: Database = Object.assign(Object.create(backend.db), { transaction });
    return { ...backend.services, backgroundDb };
  }

  test("a file is checked at once, changes nothing by that, and is imported when somebody says so", async () => {
    const { shopId, user } = await newShop();
    const content = linesOf([product("A"), product("B"), product("C", { category: "Nowhere" })]);
    const sent = await send(user, { content });
    expect(sent).toMatchObject({ code: 1, data: { name: "spring.jsonl", kind: "jsonl", by: "Mei & <Li>" } });
    const id = idIn(sent);
    const dry = await until(user, id, "checked");
    expect(dry).toMatchObject({
      bytes: Buffer.byteLength(content),
      checked_bytes: Buffer.byteLength(content),
      total: 3,
      done: 0,
      checked: { added: 2, changed: 0, unchanged: 0, rejected: 1 },
      imported: { added: 0, changed: 0, unchanged: 0, rejected: 0 },
      problem_count: 1,
      problems: [{ line: 3, column: "category", text: "There is no such category" }],
      started_at: null,
      ended_at: null,
    });
    expect(await storedOf(shopId)).toBe(0);
    expect(await post(user, "start", id)).toMatchObject({ code: 1, data: { id } });
    const done = await until(user, id, "done");
    expect(done).toMatchObject({ done: 3, problem_count: 1, problems: [{ line: 3, column: "category" }] });
    expect(done["imported"]).toEqual({ added: 2, changed: 0, unchanged: 0, rejected: 1 });
    expect(await storedOf(shopId)).toBe(2);
    // A second press comes late.
    expect(await post(user, "start", id)).toMatchObject({ code: 1, data: { id } });
    expect(await storedOf(shopId)).toBe(2);
  });

  test("a file of CSV is imported as well, and one that was exported is unchanged", async () => {
    const { shopId, user } = await newShop();
    const id = await checked(user, {
      name: "SPRING.CSV",
      content: "number,name:en,category,price,stock\nA,Kettle,#1,19.00,4\n",
    });
    await post(user, "start", id);
    await until(user, id, "done");
    expect(await storedOf(shopId)).toBe(1);
    for (const format of ["csv", "jsonl"]) {
      const { token } = user;
      const file = await backend.atDesk(token).get(`imports/export?format=${format}`);
      const again = await checked(user, { name: `products.${format}`, content: file.text });
      expect(await detail(user, again)).toMatchObject({
        checked: { added: 0, changed: 0, unchanged: 1, rejected: 0 },
        problems: [],
      });
    }
  });

  test("our own client sends a file, follows its import and reads the report", async () => {
    const { user } = await newShop();
    const { url } = backend;
    const options = { origin: url, platformOrigin: url, locale: "ja", token: user.token } as const;
    const api = createApiClient({ ...options, namespace: "deskapi" });
    const file = new File([linesOf([product("A"), "{wrong"])], "春.jsonl");
    const { id, state } = await uploadProductFile(api, { file, idempotencyKey: "k" });
    expect(state).toBe("checking");
    const stateOf = async () => (await fetchProductImport(api, { id })).state;
    await expect.poll(stateOf).toBe("checked");
    expect(await fetchProductImport(api, { id })).toMatchObject({
      name: "春.jsonl",
      total: 2,
      checked: { added: 1, rejected: 1 },
      problems: [{ line: 2, column: "", text: "JSONではありません" }],
    });
    await startProductImport(api, { id });
    await expect.poll(stateOf).toBe("done");
    expect(await fetchProductImports(api, { page: 1, pageSize: 10 })).toMatchObject({
      total: 1,
      items: [{ id, state: "done", done: 2, imported: { added: 1, rejected: 1 } }],
    });
    expect(await stopProductImport(api, { id })).toMatchObject({ state: "done" });
  });

  test("an export is a file of its own name that nobody keeps, and of the shop alone", async () => {
    const { user } = await newShop();
    const { user: other } = await newShop();
    await post(other, "start", await checked(other));
    const { token } = user;
    const answer = await fetch(`${backend.url}/deskapi/imports/export`, { headers: { token } });
    expect(answer.headers.get("content-disposition")).toMatch(/^attachment; filename="products-[\d-]+\.csv"$/);
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    expect((await answer.text()).split("\n").filter((line) => line !== "")).toEqual([
      expect.stringMatching(/^number,name:en,/),
    ]);
    const wrong = await backend.atDesk(token).get("imports/export?format=xlsx");
    expect(wrong).toMatchObject({ code: 0, msg: "format is wrong" });
  });

  test.each([
    ["en", "There is no such category", "This is no JSON"],
    ["zh", "没有此商品分类", "这不是JSON"],
    ["ja", "このカテゴリはありません", "JSONではありません"],
    ["ko", "이 카테고리가 없습니다", "JSON이 아닙니다"],
  ] as const)("the problems of a file are told in the reader's language: %s", async (language, ...texts) => {
    const { user } = await newShop();
    const id = await checked(user, { content: linesOf([product("C", { category: "Nowhere" }), "{wrong"]) });
    const { problems } = await detail(user, id, language);
    expect(problems).toMatchObject(texts.map((text) => ({ text })));
  });

  test.each([
    ["en", "Missing columns: price"],
    ["zh", "缺少的列：price"],
    ["ja", "足りない列：price"],
    ["ko", "없는 열: price"],
  ] as const)(
    "a file without a column that it needs fails, and says so in the reader's language: %s",
    async (language, text) => {
      const { user } = await newShop();
      const id = idIn(await send(user, { name: "a.csv", content: "number,category,stock\nA,#1,1\n" }));
      await until(user, id, "failed");
      expect(await detail(user, id, language)).toMatchObject({ failure: expect.stringContaining(text), total: null });
      await expect.poll(async () => (await rowOf(id)).path).toBeNull();
      expect(await post(user, "start", id)).toMatchObject({ code: 0, msg: expect.stringContaining("is over") });
    },
  );

  test("of many problems the first are kept, and all are counted", async () => {
    const { user } = await newShop();
    const id = await checked(user, { content: linesOf(Array.from({ length: 1100 }, () => "{wrong")) });
    const { problems, problem_count, checked: counts } = await detail(user, id);
    expect([problem_count, counts]).toMatchObject([1100, { rejected: 1100 }]);
    expect(problems).toHaveLength(500);
    expect((problems as readonly unknown[]).at(-1)).toMatchObject({ line: 500 });
  });

  test.each([
    ["a file of another kind", { name: "a.xlsx" }, "A file of products ends with .csv or .jsonl"],
    ["a file without an ending", { name: "products" }, "A file of products ends with .csv or .jsonl"],
    ["nothing", { content: "" }, "The file is empty"],
    ["a file in another part", { field: "files" }, "There is no file in the upload"],
  ])("an upload of %s is refused", async (_, sent, msg) => {
    const { user } = await newShop();
    expect(await send(user, sent)).toMatchObject({ code: 0, msg });
    expect((await user.get("imports/list")).data).toMatchObject({ list: [] });
  });

  test("an upload that is too large is refused with the limit, and one that is not goes through in pieces", async () => {
    const { user } = await newShop();
    const line = `${JSON.stringify(product("A"))}\n`;
    expect(await send(user, { content: new Uint8Array(maxBytes + 1) })).toMatchObject({
      code: 0,
      msg: "The file size cannot exceed 64MB",
    });
    const id = idIn(await send(user, { content: line + " ".repeat(20 * 1024 * 1024) }));
    expect(await until(user, id, "checked")).toMatchObject({ checked: { added: 1, rejected: 1 } });
  });

  test("a file of nothing but bytes is a problem, and no fault", async () => {
    const { user } = await newShop();
    const bytes = Uint8Array.from(randomBytes(100_000)).map((byte) => byte | 0x80);
    for (const name of ["a.csv", "a.jsonl"]) {
      const id = idIn(await send(user, { name, content: bytes }));
      expect((await until(user, id, "failed"))["failure"]).toContain("The file is not UTF-8");
    }
  });

  test("an attempt that is repeated is the same run, and its key names no other file", async () => {
    const { user } = await newShop();
    const sent = { key: "attempt-1" };
    const [one, same] = await Promise.all([send(user, sent), send(user, sent)]);
    expect(idIn(same)).toBe(idIn(one));
    await until(user, idIn(one), "checked");
    expect(idIn(await send(user, sent))).toBe(idIn(one));
    expect(await send(user, { ...sent, content: linesOf([product("B")]) })).toMatchObject({
      code: 0,
      msg: "This idempotency key was used for another request",
    });
    expect(await backend.db.$count(importRuns, eq(importRuns.agentId, user.id))).toBe(1);
  });

  test("an upload whose file was not kept is kept when the attempt is repeated", async () => {
    const { user } = await newShop();
    const id = idIn(await send(user, { key: "k" }));
    const { path } = await until(user, id, "checked").then(() => rowOf(id));
    await backend.services.uploads.delete(path ?? "");
    await backend.db.update(importRuns).set({ isStored: false, state: "checking" }).where(eq(importRuns.id, id));
    expect((await user.get(`imports/detail?id=${id}`)).error).toBe("not_found");
    expect(idIn(await send(user, { key: "k" }))).toBe(id);
    await until(user, id, "checked");
  });

  test("a file that is imported again changes what has changed since, also where its content is the same", async () => {
    const { shopId, user } = await newShop();
    const first = await checked(user);
    await post(user, "start", first);
    await until(user, first, "done");
    const second = await checked(user);
    expect(await detail(user, second)).toMatchObject({ checked: { added: 0, unchanged: 1 } });
    await backend.db.update(products).set({ isOnShelf: false }).where(eq(products.shopId, shopId));
    const third = await checked(user, { content: linesOf([product("A", { on_shelf: true })]) });
    await post(user, "start", third);
    expect(await until(user, third, "done")).toMatchObject({ imported: { changed: 1 } });
    await backend.db.update(products).set({ isOnShelf: false }).where(eq(products.shopId, shopId));
    const fourth = await checked(user, { content: linesOf([product("A", { on_shelf: true })]) });
    await post(user, "start", fourth);
    expect(await until(user, fourth, "done")).toMatchObject({ done: 1, imported: { changed: 1, unchanged: 0 } });
  });

  test("a new file takes the place of one that nobody has started, and none comes while one is at work", async () => {
    const { user } = await newShop();
    const waiting = await checked(user);
    const next = await checked(user, { content: linesOf([product("B")]) });
    expect(await detail(user, waiting)).toMatchObject({ state: "stopped" });
    expect((await rowOf(waiting)).path).toBeNull();
    expect(await post(user, "start", waiting)).toMatchObject({ code: 0, msg: expect.stringContaining("is over") });
    await startedElsewhere(next);
    expect(await send(user)).toMatchObject({ code: 0, msg: expect.stringContaining("Another import of your shop") });
    const colleague = await backend.newDeskUser("owner", (await rowOf(next)).shopId);
    expect(await send(colleague)).toMatchObject({ code: 0 });
    expect(await post(colleague, "stop", next)).toMatchObject({ code: 1, data: { state: "stopped" } });
    await checked(colleague);
  });

  test("a file is refused before it has come while a run of the shop is at work, and its own repetition is not", async () => {
    const { shopId, user } = await newShop();
    const id = await checked(user, { key: "k" });
    await startedElsewhere(id);
    expect(await announce(user)).toMatchObject(refused);
    expect(await announce(user, "another")).toMatchObject(refused);
    expect(await announce(await backend.newDeskUser("staff", shopId), "k")).toMatchObject(refused);
    expect(idIn(await send(user, { key: "k" }))).toBe(id);
  });

  test("a shop sends one file at a time, which may be repeated once while nobody knows of its end", async () => {
    const { shopId, user } = await newShop();
    const arrived = Promise.withResolvers<void>();
    const arrive = () =>
      backend.services.incomingImports.receive(
        { shopId, agentId: user.id, idempotencyKey: "k" },
        () => arrived.promise,
      );
    const first = arrive();
    expect(await announce(user)).toMatchObject(refused);
    expect(await announce(user, "another")).toMatchObject(refused);
    await checked((await newShop()).user);
    const id = await checked(user, { key: "k" });
    const second = arrive();
    expect(await announce(user, "k")).toMatchObject(refused);
    arrived.resolve();
    await Promise.all([first, second]);
    expect(await checked(user, { key: "another" })).not.toBe(id);
  });

  test("of files that a shop sends to several nodes at once one is a run, and the others are refused", async () => {
    const { shopId, user } = await newShop();
    const file = join(folder, "at-once.jsonl");
    await writeFile(file, linesOf([product("A")]));
    const sent = (name: string): ReceivedFile => ({
      shopId,
      agentId: user.id,
      idempotencyKey: null,
      file,
      name,
      kind: "jsonl",
      bytes: 1,
      contentHash: name,
    });
    const received = await Promise.allSettled(
      ["A", "B", "C", "D"].map((name) => receiveRun(backend.services, sent(name))),
    );
    const runs = received.flatMap((result) => (result.status === "fulfilled" ? [result.value.id] : []));
    const reasons = received.flatMap((result) => (result.status === "rejected" ? [result.reason] : []));
    expect([runs.length, reasons.length]).toEqual([1, 3]);
    for (const reason of reasons) expect(reason).toMatchObject({ key: "importRunning" });
    const ofShop = and(eq(importRuns.shopId, shopId), ne(importRuns.state, "stopped"));
    const left = await backend.db.select({ id: importRuns.id }).from(importRuns).where(ofShop);
    expect(left.map(({ id }) => id)).toEqual(runs);
    await post(user, "stop", runs[0] ?? 0);
  });

  test("a file with more products than a run may have fails, and says so", async () => {
    const { user } = await newShop();
    const content = "{}\n".repeat(maxProducts + 1);
    const failed = await until(user, idIn(await send(user, { content })), "failed");
    expect(failed["failure"]).toBe("The file has more than 100000 products; please divide it");
  });

  test("once enough problems of a run are kept, its others are only counted", async () => {
    const { user } = await newShop();
    const id = await checked(user, { content: linesOf(Array.from({ length: 1100 }, () => "{wrong")) });
    await waits(id, { state: "checking" });
    const forgets = () => backend.db.update(importRuns).set({ problems: [] }).where(eq(importRuns.id, id));
    await executeRun(nodeWith(forgets), await claimed(), signal);
    expect(await rowOf(id)).toMatchObject({ state: "checked", problemCount: 1100, problems: [] });
  });

  test("a list of runs does not read what is wrong with each", async () => {
    const { user } = await newShop();
    const id = await checked(user, { content: "{wrong" });
    const rename = (from: string, to: string) => backend.db.execute(`alter table import_runs rename ${from} to ${to}`);
    await rename("problems", "unread");
    try {
      const { data } = await user.get("imports/list");
      expect(data).toMatchObject({ list: [{ id, problem_count: 1 }] });
    } finally {
      await rename("unread", "problems");
    }
  });

  test("an import that is stopped writes nothing more, and the same file goes on with what is missing", async () => {
    const { shopId, user } = await newShop();
    const content = linesOf(productsOf(1200));
    const id = await checked(user, { content });
    await startedElsewhere(id);
    const claim = await claimed();
    const node = nodeWith(async () =>
      expect(await post(user, "stop", id)).toMatchObject({ code: 1, data: { state: "stopped", done: 500 } }),
    );
    await executeRun(node, claim, signal);
    expect(await storedOf(shopId)).toBe(500);
    expect(await rowOf(id)).toMatchObject({ state: "stopped", path: null, done: 500 });
    expect(await post(user, "stop", id)).toMatchObject({ code: 1, data: { state: "stopped", done: 500 } });
    const again = await checked(user, { content });
    expect(await detail(user, again)).toMatchObject({ checked: { added: 700, unchanged: 500 } });
    await post(user, "start", again);
    expect(await until(user, again, "done")).toMatchObject({ done: 1200, imported: { added: 700 } });
    expect(await storedOf(shopId)).toBe(1200);
  });

  test("a run whose node has died is another's once its lease is over, and goes on behind its last batch", async () => {
    const { shopId, user } = await newShop();
    const id = await checked(user, { content: linesOf(productsOf(1100)) });
    const faults: string[] = [];
    const node = { ...backend.services, report: (_: unknown, what: string) => void faults.push(what) };
    await startedElsewhere(id);
    const claim = await claimed();
    await backend.db.execute("alter table products add constraint fails check (own_number <> 'N-700') not valid");
    await executeRun(node, claim, signal);
    await backend.db.execute("alter table products drop constraint fails");
    expect(faults).toEqual([`the import ${id} broke off`]);
    expect([await storedOf(shopId), (await rowOf(id)).done]).toEqual([500, 500]);
    expect(await claimNextRun(backend.db, new Date())).toBeNull();
    await backend.db
      .update(importRuns)
      .set({ leaseUntil: new Date(0) })
      .where(eq(importRuns.id, id));
    node.importWork.wake(node);
    expect(await until(user, id, "done")).toMatchObject({ done: 1100, imported: { added: 1100 } });
    expect(await storedOf(shopId)).toBe(1100);
    // The first one was only slow, and comes back.
    await backend.db.update(importRuns).set({ path: "private/imports/none.jsonl" }).where(eq(importRuns.id, id));
    await executeRun(node, claim, signal);
    expect(await rowOf(id)).toMatchObject({ state: "done", failure: null });
  });

  test("a node that stops leaves its run behind a batch, and another goes on at once", async () => {
    const { shopId, user } = await newShop();
    const id = await checked(user, { content: linesOf(productsOf(1700)) });
    await startedElsewhere(id);
    const work = openImportWork();
    let closing: Promise<void> | undefined;
    work.wake(nodeWith(() => void (closing = work.close())));
    await expect.poll(() => closing !== undefined).toBe(true);
    await closing;
    expect(await storedOf(shopId)).toBe(1000);
    expect(await rowOf(id)).toMatchObject({
      state: "importing",
      claim: null,
      leaseUntil: null,
      done: 1000,
      tries: 0,
    });
    backend.services.importWork.wake(backend.services);
    expect(await until(user, id, "done")).toMatchObject({ imported: { added: 1700 } });
  });

  /** Begins with what was started on another node a while ago. */
  const startedAgo = (id: number, seconds: number) =>
    waits(id, { state: "importing", startedAt: new Date(Date.now() - seconds * 1000) });

  test("a run that has had its turn is put back behind the one that waits, and goes on where it was", async () => {
    const [{ shopId, user: large }, { user: small }] = [await newShop(), await newShop()];
    const id = await checked(large, { content: linesOf(productsOf(1100)) });
    const other = await checked(small);
    await startedAgo(id, 60);
    await startedAgo(other, 30);
    const timeouts = { ...defaultTimeouts, turnMs: 0 };
    await executeRun(backend.services, await claimed(), signal, timeouts);
    expect(await storedOf(shopId)).toBe(500);
    expect(await rowOf(id)).toMatchObject({ state: "importing", done: 500, claim: null, leaseUntil: null, tries: 0 });
    const next = await claimed();
    expect(next.run.id).toBe(other);
    await executeRun(backend.services, next, signal, timeouts);
    expect(await rowOf(other)).toMatchObject({ state: "done", done: 1 });
    // Nobody waits for it to stop any more.
    await executeRun(backend.services, await claimed(), signal, timeouts);
    expect(await rowOf(id)).toMatchObject({ state: "done", done: 1100, imported: { added: 1100 } });
  });

  test("a run is not put back before its turn is over", async () => {
    const [{ user: large }, { user: small }] = [await newShop(), await newShop()];
    const id = await checked(large, { content: linesOf(productsOf(1100)) });
    const other = await checked(small);
    await startedAgo(id, 60);
    await startedAgo(other, 30);
    await executeRun(backend.services, await claimed(), signal);
    expect(await rowOf(id)).toMatchObject({ state: "done", done: 1100 });
    await executeRun(backend.services, await claimed(), signal);
    expect(await rowOf(other)).toMatchObject({ state: "done" });
  });

  test("a dry run looks at pictures for so long, says once that it stopped, and the import fetches the rest", async () => {
    const { user } = await newShop();
    const images = ["http://slow.example/a.jpg", "http://slow.example/b.jpg"];
    const content = linesOf(productsOf(3).map((each) => ({ ...each, images })));
    const id = await checked(user, { content });
    const asked: string[] = [];
    const fetching = {
      resolve: async (hostname: string) => {
        asked.push(hostname);
        return [];
      },
    };
    await waits(id, { state: "checking" });
    const timeouts = { ...defaultTimeouts, checkedPicturesMs: 0, fetching };
    await executeRun(backend.services, await claimed(), signal, timeouts);
    expect(asked).toEqual([]);
    expect((await detail(user, id))["problems"]).toEqual([
      {
        line: 1,
        column: expect.stringMatching(/^images/),
        text: expect.stringMatching(/first fetched by the import$/),
      },
    ]);
    await startedElsewhere(id);
    await executeRun(backend.services, await claimed(), signal, timeouts);
    expect(asked).toEqual(["slow.example", "slow.example"]);
    expect(await rowOf(id)).toMatchObject({ state: "done", imported: { added: 3 } });
  });

  test("a run that ends its process again and again is given up", async () => {
    const { user } = await newShop();
    const id = await checked(user);
    await startedElsewhere(id);
    await backend.db
      .update(importRuns)
      .set({ tries: 5, leaseUntil: new Date(0) })
      .where(eq(importRuns.id, id));
    backend.services.importWork.wake(backend.services);
    expect(await until(user, id, "failed")).toMatchObject({ failure: expect.stringContaining("broken off") });
  });

  test("a run and a command that import the same file at once put each product there once", async () => {
    const { shopId, user } = await newShop();
    const id = await checked(user);
    await startedElsewhere(id);
    const { path } = await rowOf(id);
    const found = await backend.services.uploads.find(path ?? "", { isHead: false, range: null });
    if (found === null || !("file" in found)) throw new Error("The file is not there");
    const command = ["import", "products", found.file, "--shop", String(shopId)];
    const [{ errors }] = await Promise.all([backend.operate(...command), wakeAndWait(user, id)]);
    expect(errors.filter((error) => !error.startsWith("The same file"))).toEqual([]);
    expect(await storedOf(shopId)).toBe(1);
  });

  async function wakeAndWait(user: CallingDeskUser, id: number): Promise<void> {
    backend.services.importWork.wake(backend.services);
    await expect.poll(async () => (await detail(user, id))["state"]).toMatch(/^(done|failed)$/);
  }

  test("pictures that were not sent and are no addresses are problems", async () => {
    const { user } = await newShop();
    const id = await checked(user, {
      content: linesOf([product("A", { images: ["red.jpg", "https://127.0.0.1/a.jpg"] })]),
    });
    expect((await detail(user, id))["problems"]).toEqual([
      {
        line: 1,
        column: "images[0]",
        text: "No picture of this name was sent, and it is no address that begins with https://",
      },
      { line: 1, column: "images[1]", text: "Its address is none of the public web" },
    ]);
  });

  test("a file that waits is reached by no address, and is deleted when its run ends", async () => {
    const { user } = await newShop();
    const id = await checked(user);
    const path = (await rowOf(id)).path ?? "";
    for (const address of [`/${path}`, `/uploads/../${path}`, `/api/file/private?${new URLSearchParams({ path })}`])
      expect((await fetch(`${backend.url}${address}`, { headers: { token: user.token } })).status).not.toBe(200);
    const there = () => backend.services.uploads.find(path, { isHead: true, range: null });
    expect(await there()).not.toBeNull();
    await post(user, "start", id);
    await until(user, id, "done");
    await expect.poll(there).toBeNull();
    await expect.poll(async () => (await rowOf(id)).path).toBeNull();
  });

  test("files that nobody has gone on with for a week are deleted, and their runs are over", async () => {
    const { user } = await newShop();
    const [old, left] = [await checked(user), await checked((await newShop()).user)];
    const path = (await rowOf(old)).path ?? "";
    await backend.db
      .update(importRuns)
      .set({ createdAt: new Date("2020-01-01") })
      .where(eq(importRuns.id, old));
    const forgotten = await forgetImportFiles.run(backend.services);
    expect(forgotten).toBeGreaterThan(0);
    expect(await rowOf(old)).toMatchObject({ state: "stopped", path: null });
    expect(await rowOf(left)).toMatchObject({ state: "checked", path: expect.any(String) });
    expect(await backend.services.uploads.find(path, { isHead: true, range: null })).toBeNull();
  });

  test("a shop has its own runs, the newest first, and nobody else's", async () => {
    const { user } = await newShop();
    const { user: other } = await newShop();
    const first = await checked(user, { name: "first.jsonl" });
    const second = await checked(user, { name: "second.jsonl" });
    const { data } = await user.get("imports/list?page_size=1");
    expect(data).toMatchObject({ count: 2, more: 1, list: [{ id: second, name: "second.jsonl" }] });
    for (const call of ["start", "stop"])
      expect(await post(other, call, second)).toMatchObject({ code: 0, error: "not_found" });
    expect(await detail(user, first)).toMatchObject({ state: "stopped" });
    expect(await detail(user, second)).toMatchObject({ state: "checked" });
  });
});
