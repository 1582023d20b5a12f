import { expect, test } from "vitest";
import { succeeding } from "../../test/stub-client.ts";
import { fetchDataCopy, askForDataCopy } from "./data-copy.ts";
import { fetchAccountDeletion, deleteAccount, keepAccount } from "./deletion.ts";

const copy = {
  state: "ready",
  create_time: "2026-11-20 12:00:00",
  expire_time: "2026-11-21 12:00:00",
  size: 2_516_582,
  url: "/api/user_data/download?key=k",
  mobile: "13800138000",
  needs_code: 0,
};
const check = {
  pass: 0,
  msg: "Something has to be settled",
  data: {},
  obstacles: [
    { kind: "balance", count: 1, amount: "12.34" },
    { kind: "orders", count: 2, amount: "" },
  ],
  losses: [{ kind: "coupons", count: 3 }],
  days: 14,
  delete_time: "",
  mobile: "",
  needs_code: 1,
};

test("a copy says how far it is, until when it can be fetched and where", async () => {
  const { api } = succeeding(copy);
  expect(await fetchDataCopy(api)).toEqual({
    state: "ready",
    askedAt: Date.UTC(2026, 10, 20, 4),
    until: Date.UTC(2026, 10, 21, 4),
    bytes: 2_516_582,
    url: "/api/user_data/download?key=k",
    codesGoTo: "13800138000",
    needsCode: false,
  });
});

test("a copy in a state that nobody knows yet is none, and none has neither time nor address", async () => {
  const none = { ...copy, create_time: "", expire_time: "", size: 0, url: "" };
  for (const state of ["none", "frozen"]) {
    const answer = await fetchDataCopy(succeeding({ ...none, state }).api);
    expect(answer).toMatchObject({ state: "none", askedAt: null, until: null, bytes: 0, url: null });
  }
});

test("a deletion says what bars it, what is lost and when it happens", async () => {
  expect(await fetchAccountDeletion(succeeding(check).api)).toEqual({
    obstacles: [
      { kind: "balance", count: 1, amount: 1234 },
      { kind: "orders", count: 2, amount: null },
    ],
    losses: [{ kind: "coupons", count: 3 }],
    days: 14,
    deletedAt: null,
    codesGoTo: null,
    needsCode: true,
  });
});

test("what is asked for carries the password or the code, and nothing else", async () => {
  const asked = succeeding(copy);
  await askForDataCopy(asked.api, { password: "plaza2026" });
  await askForDataCopy(asked.api, { code: "0123" });
  const deleted = succeeding({ delete_time: "2026-12-04 12:00:00" });
  expect(await deleteAccount(deleted.api, { password: "plaza2026" })).toBe(Date.UTC(2026, 11, 4, 4));
  const cancelled = succeeding([]);
  await keepAccount(cancelled.api);
  expect([...asked.sent, ...deleted.sent, ...cancelled.sent].map(({ path, body }) => [path, body])).toEqual([
    ["/api/user_data/ask", { password: "plaza2026" }],
    ["/api/user_data/ask", { code: "0123" }],
    ["/api/user_delete/delete", { password: "plaza2026" }],
    ["/api/user_delete/revoke", {}],
  ]);
});
