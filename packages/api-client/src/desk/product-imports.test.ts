import { expect, test } from "vitest";
import { succeeding } from "../../test/stub-client.ts";
import {
  fetchProductImport,
  fetchProductImports,
  productExportPath,
  sendImportPicture,
  startProductImport,
  stopProductImport,
  uploadProductFile,
} from "./product-imports.ts";

const moment = "2026-11-23T02:00:00.000Z";
const time = Date.parse(moment);
const none = { added: 0, changed: 0, unchanged: 0, rejected: 0 };
const run = {
  id: 7,
  name: "spring.csv",
  kind: "csv",
  bytes: 2048,
  by: "Mei",
  state: "checking",
  checked_bytes: 1024,
  total: null,
  done: 0,
  checked: { ...none, added: 3, rejected: 1 },
  imported: none,
  problem_count: 1,
  created_at: moment,
  started_at: null,
  ended_at: null,
};
const problem = { line: 4, column: "price", text: "It is missing" };
const detail = { ...run, failure: "", problems: [problem] };

test("imports are listed with how far they are", async () => {
  const { api, called } = succeeding({ list: [run], page_no: 2, page_size: 20, count: 21, more: 0 });
  expect(await fetchProductImports(api, { page: 2, pageSize: 20 })).toMatchObject({
    total: 21,
    items: [
      {
        id: 7,
        name: "spring.csv",
        by: "Mei",
        state: "checking",
        byteCount: 2048,
        checkedByteCount: 1024,
        total: null,
        checked: { added: 3, rejected: 1 },
        imported: none,
        createdAt: time,
        startedAt: null,
        endedAt: null,
      },
    ],
  });
  expect(called[0]?.search).toBe("?page_no=2&page_size=20");
});

test("an import is read with what is wrong in its file", async () => {
  const { api, called } = succeeding(detail);
  expect(await fetchProductImport(api, { id: 7 })).toMatchObject({
    failure: null,
    problemCount: 1,
    problems: [problem],
  });
  expect(called[0]?.search).toBe("?id=7");
  const failed = { ...detail, state: "failed", failure: "The file is empty", ended_at: moment };
  expect(await fetchProductImport(succeeding(failed).api, { id: 7 })).toMatchObject({
    state: "failed",
    failure: "The file is empty",
    endedAt: time,
  });
});

test("a file is sent as a form, with the key of its attempt", async () => {
  const { api, sent } = succeeding(run);
  const file = new File(["number,price\n"], "春.csv");
  expect(await uploadProductFile(api, { file, idempotencyKey: "k" })).toMatchObject({ id: 7, state: "checking" });
  expect(sent[0]?.path).toBe("/api/imports/upload");
  expect(sent[0]?.headers.get("idempotency-key")).toBe("k");
  expect(sent[0]?.body).toEqual({ file: expect.any(File) });
  const { file: part } = Object(sent[0]?.body);
  expect([part.name, await part.text()]).toEqual(["春.csv", "number,price\n"]);
});

test("a picture is sent by its name within the folder, composed", async () => {
  const name = "셔츠/빨강.jpg";
  const { api, sent } = succeeding({ name });
  const file = new File(["picture"], "빨강.jpg", { type: "image/jpeg" });
  expect(await sendImportPicture(api, { file, name: name.normalize("NFD") })).toEqual({ name });
  expect(sent[0]?.path).toBe("/api/imports/picture");
  expect(sent[0]?.body).toEqual({ name, file: expect.any(File) });
  const { file: part } = Object(sent[0]?.body);
  expect([part.name, await part.text()]).toEqual(["빨강.jpg", "picture"]);
});

test("an import is started and stopped by its id", async () => {
  const { api, sent } = succeeding({ ...detail, state: "importing", total: 4, started_at: moment });
  expect(await startProductImport(api, { id: 7 })).toMatchObject({ state: "importing", total: 4, startedAt: time });
  await stopProductImport(api, { id: 7 });
  expect(sent.map(({ path, body }) => [path, body])).toEqual([
    ["/api/imports/start", { id: 7 }],
    ["/api/imports/stop", { id: 7 }],
  ]);
});

test("products are downloaded in either format", () => {
  expect(productExportPath("jsonl")).toBe("/deskapi/imports/export?format=jsonl");
});
