import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetDraft, type FormStart, readDraft, adoptDraft, writeDraft } from "./draft.ts";

const storage = new Map<string, string>();
const key = "plaza:merchant-application";
const draft: FormStart = {
  written: { tradeId: "2", name: "Fern", contact: "Mei", mobile: "13800138000", account: "fern" },
  documents: [{ path: "private/merchant/a.png", url: "/api/file/private?path=a" }],
};
const mine = { owner: "Mina", again: null };
const day = 24 * 60 * 60 * 1000;

beforeEach(() => {
  storage.clear();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => storage.get(name) ?? null,
    setItem: (name: string, value: string) => void storage.set(name, value),
    removeItem: (name: string) => void storage.delete(name),
  });
});
afterEach(() => vi.unstubAllGlobals());

test("a draft is read by whoever has written it, for the same form", () => {
  writeDraft(mine, draft, 1000);
  expect(readDraft(mine, 2000)).toEqual(draft);
  expect(readDraft({ owner: "Sora", again: null }, 2000)).toBeNull();
  expect(readDraft({ owner: "", again: null }, 2000)).toBeNull();
  expect(readDraft({ owner: "Mina", again: 7 }, 2000)).toBeNull();
});

test("a visitor's draft is taken over by whoever logs in", () => {
  writeDraft({ owner: "", again: null }, draft, 1000);
  expect(readDraft(mine, 2000)).toEqual(draft);
  adoptDraft("Mina");
  expect(readDraft(mine, 2000)).toEqual(draft);
  expect(readDraft({ owner: "Sora", again: null }, 2000)).toBeNull();
});

test("a draft that is somebody's already is taken over by nobody", () => {
  writeDraft(mine, draft, 1000);
  adoptDraft("Sora");
  expect(readDraft({ owner: "Sora", again: null }, 2000)).toBeNull();
  expect(readDraft(mine, 2000)).toEqual(draft);
});

test("a draft is forgotten after a week, and when it is sent", () => {
  writeDraft(mine, draft, 1000);
  expect(readDraft(mine, 1000 + 7 * day)).toBeNull();
  // The clock was set back.
  expect(readDraft(mine, 0)).toBeNull();
  forgetDraft();
  expect(readDraft(mine, 2000)).toBeNull();
});

test.each(["", "no json", "null", "[]", '{"owner":"Mina"}', '{"owner":"Mina","at":"x","written":{}}'])(
  "the stored text %j is no draft",
  (text) => {
    storage.set(key, text);
    expect(readDraft(mine, 2000)).toBeNull();
  },
);

test("of a draft that somebody else has written into the storage only what fits is read", () => {
  const written = { tradeId: 2, name: "F".repeat(500), contact: null };
  const documents = [{ path: 1 }, "x", ...Array.from({ length: 20 }, () => draft.documents[0])];
  storage.set(key, JSON.stringify({ owner: "Mina", again: null, at: 1000, written, documents }));
  const read = readDraft(mine, 2000);
  expect(read?.written).toEqual({ tradeId: "", name: "F".repeat(100), contact: "", mobile: "", account: "" });
  expect(read?.documents).toHaveLength(10);
});

test("no draft of a form has a password or a code in it", () => {
  writeDraft(mine, draft, 1000);
  expect(Object.keys(JSON.parse(storage.get(key) ?? "{}") as object)).toEqual([
    "owner",
    "again",
    "at",
    "written",
    "documents",
  ]);
});
