import { expect, test } from "vitest";
import { stubClient, succeeding } from "../../test/stub-client.ts";
import { wireApplication } from "../testing/wire-application.ts";
import { ApiError } from "../api-error.ts";
import { fetchMerchantApplication, fetchMerchantApplications } from "./application.ts";
import { applyAsMerchant, type NewMerchantApplication, rejectedApplicationField } from "./apply.ts";
import { fetchMerchantTreaty } from "./treaty.ts";

const detail = wireApplication(3, {
  cid_desc: "Lighting",
  password: "in the clear",
  license: ["/api/file/private?path=private%2Fmerchant%2Fa.png"],
  audit_explain: "The licence is blurred",
  admin_address: "http://desk.test/shop",
  apply_time: "2026-11-20 11:26:10",
});

const application: NewMerchantApplication = {
  tradeId: 2,
  name: "Lamps",
  contact: "Wang",
  mobile: "13800138000",
  code: "0042",
  account: "lamps",
  password: "abcdef1",
  documents: ["private/merchant/a.png"],
  idempotencyKey: "one",
};

test("an application is read without the password that some platforms answer", async () => {
  const read = await fetchMerchantApplication(succeeding(detail).api, { id: 7 });
  expect(read).toMatchObject({
    id: 7,
    tradeId: 2,
    trade: "Lighting",
    state: "refused",
    rejectionReason: "The licence is blurred",
    deskUrl: "http://desk.test/shop",
    appliedAt: Date.parse("2026-11-20T03:26:10Z"),
  });
  expect(read.documents).toHaveLength(1);
  expect(JSON.stringify(read)).not.toContain("in the clear");
});

test.each(["javascript:alert(1)", "", null])("a desk at %j is nowhere", async (address) => {
  const { deskUrl } = await fetchMerchantApplication(succeeding({ ...detail, admin_address: address }).api, { id: 7 });
  expect(deskUrl).toBeNull();
});

test("applications are listed page by page, and a state that nobody knows is left out", async () => {
  const row = { name: "Lamps", apply_time: "2026-11-20 11:26:10", audit_status_desc: "" };
  const { api, called } = succeeding({
    count: 2,
    lists: [
      { ...row, id: 2, audit_status: 2 },
      { ...row, id: 1, audit_status: 9 },
    ],
    page_no: 2,
    page_size: 2,
    more: 0,
  });
  expect(await fetchMerchantApplications(api, { page: 2, pageSize: 2 })).toMatchObject({
    items: [{ id: 2, state: "approved" }],
    total: 2,
    page: 2,
    hasMore: false,
  });
  expect(called[0]?.search).toBe("?page_no=2&page_size=2");
});

test("an application is sent under the contract's names, and answers its id", async () => {
  const { api, sent } = succeeding({ id: 7 });
  expect(await applyAsMerchant(api, application)).toBe(7);
  expect(sent[0]).toMatchObject({
    path: "/api/ShopApply/apply",
    body: { cid: 2, name: "Lamps", nickname: "Wang", code: "0042", license: ["private/merchant/a.png"] },
  });
  expect(sent[0]?.headers.get("idempotency-key")).toBe("one");
});

test.each([
  ["cid", "tradeId"],
  ["nickname", "contact"],
  ["license", "documents"],
  ["constructor", null],
  ["", null],
  [7, null],
])("a rejection that names the field %j is about %j", async (field, named) => {
  const { api } = stubClient({ code: 0, show: 1, msg: "No", data: [], field });
  const error: unknown = await applyAsMerchant(api, application).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ApiError);
  expect(rejectedApplicationField(error as ApiError)).toBe(named);
});

test.each([[[]], [""]])("a treaty of %j was never written, and one that was is sanitised", async (content) => {
  expect(await fetchMerchantTreaty(succeeding({ content }).api)).toEqual({ contentHtml: null });
  const written = succeeding({ content: '<p onclick="x()">Treaty</p>' });
  expect(await fetchMerchantTreaty(written.api)).toEqual({ contentHtml: "<p>Treaty</p>" });
});
