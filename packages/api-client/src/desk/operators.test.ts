import { expect, test } from "vitest";
import { succeeding } from "../../test/stub-client.ts";
import { wireReceivedApplication, wireReceivedApplicationDetail } from "../testing/wire-received-application.ts";
import {
  approveApplication,
  fetchReceivedApplication,
  fetchReceivedApplications,
  refuseApplication,
} from "./received-applications.ts";
import { fetchPlatformFigures } from "./platform-figures.ts";
import { fetchPlatformSettings, savePlatformSettings } from "./settings.ts";
import { decideReportedReview, fetchReportedReviews } from "./reported-reviews.ts";

const moment = "2026-11-23T02:00:00.000Z";
const onePage = { page_no: 1, page_size: 20, count: 1, more: 0 };

test("applications are listed with how many wait, of one state or of all", async () => {
  const { api, called } = succeeding({ list: [wireReceivedApplication()], counts: { pending: 3 }, ...onePage });
  expect(await fetchReceivedApplications(api, { state: "pending", page: 1, pageSize: 20 })).toMatchObject({
    counts: { pending: 3 },
    items: [{ id: 7, trade: "Lighting", documentCount: 2, decidedAt: null }],
  });
  await fetchReceivedApplications(api, { state: null, page: 1, pageSize: 20 });
  expect(called.map(({ search }) => search)).toEqual([
    "?state=pending&page_no=1&page_size=20",
    "?page_no=1&page_size=20",
  ]);
});

test("an application is read with addresses of its documents", async () => {
  const documents = ["http://127.0.0.1:8899/api/file/private?path=a.png"];
  const detail = wireReceivedApplicationDetail({ documents });
  expect(await fetchReceivedApplication(succeeding(detail).api, { id: 7 })).toMatchObject({
    account: "lamps",
    shopId: null,
    documents: ["/api/file/private?path=a.png"],
  });
});

test("an application is approved, or refused with a reason", async () => {
  const { api, sent } = succeeding([]);
  await approveApplication(api, { id: 7, revision: 3 });
  await refuseApplication(api, { id: 7, revision: 3, reason: "Blurred" });
  expect(sent.map(({ path, body }) => [path, body])).toEqual([
    ["/api/applications/approve", { id: 7, revision: 3 }],
    ["/api/applications/refuse", { id: 7, revision: 3, reason: "Blurred" }],
  ]);
});

test("reported reviews are read and decided", async () => {
  const review = {
    id: 8,
    product: { id: 5, name: "Lamp" },
    is_shown: true,
    nickname: "j***w",
    stars: 1,
    body: "Buy at my place",
    reports: 3,
    reasons: ["advertising"],
    since: moment,
  };
  const { api, sent } = succeeding({ list: [review], ...onePage });
  expect(await fetchReportedReviews(api, { page: 1, pageSize: 10 })).toMatchObject({
    items: [
      {
        product: { id: 5, name: "Lamp" },
        isShown: true,
        reportCount: 3,
        reasons: ["advertising"],
        since: Date.parse(moment),
      },
    ],
  });
  await decideReportedReview(api, { id: 8, decision: "hide" });
  expect(sent[1]?.body).toEqual({ id: 8, decision: "hide" });
});

test("settings are read with what each is set with, and several are saved at once", async () => {
  const hours = {
    name: "serviceHours",
    group: "site",
    title: "Hours of customer service",
    control: { kind: "text" },
    value: "9–18",
    texts: { en: "9–18", ja: "9時～18時" },
    revision: "a",
    standard: "",
    allowed: "one line",
    changed: { by: "Operator", at: moment },
  };
  const days = {
    ...hours,
    name: "transferDays",
    group: "payment",
    control: { kind: "number", unit: "days", least: 1, most: 60 },
    texts: undefined,
    changed: null,
  };
  const languages = [{ value: "en", title: "English" }];
  const { api, sent } = succeeding([
    hours,
    days,
    { ...days, control: { kind: "choices", choices: languages, needed: ["en"] } },
    { ...days, control: { kind: "choice", choices: languages } },
    { ...days, control: { kind: "flag" } },
    { ...days, control: { kind: "image", use: "logo" }, image: "http://127.0.0.1/static/no-image.png" },
    { ...days, control: { kind: "colour" } },
  ]);
  const [first, second, ...others] = await fetchPlatformSettings(api, undefined);
  expect(first).toEqual({ ...hours, image: null, changed: { by: "Operator", at: Date.parse(moment) } });
  expect(second).toMatchObject({ group: "payment", control: days.control, texts: null, changed: null });
  expect(others.map(({ control }) => control)).toEqual([
    { kind: "choices", choices: languages, needed: ["en"] },
    { kind: "choice", choices: languages },
    { kind: "flag" },
    { kind: "image", use: "logo" },
    { kind: "text" },
  ]);
  await savePlatformSettings(api, [
    { name: "serviceHours", revision: "a", value: "", texts: { ja: "9時" } },
    { name: "transferDays", revision: "", value: "5", texts: null },
  ]);
  expect(sent.slice(1).map(({ body }) => body)).toEqual([
    {
      changes: [
        { name: "serviceHours", revision: "a", texts: { ja: "9時" } },
        { name: "transferDays", revision: "", value: "5" },
      ],
    },
  ]);
});

test("figures of the platform say what waits, and which of the steps that we know are done", async () => {
  const figures = {
    applications: 2,
    transfers_awaited: 3,
    transfers_unmatched: 1,
    refunds_to_transfer: 0,
    reported_reviews: 4,
    products_to_review: 3,
    products_to_approve: 4,
    flash_proposals: 5,
    documents_to_check: 6,
    shop_names_to_decide: 2,
    steps: [
      { step: "payment", is_done: 0 },
      { step: "name", is_done: 1 },
      { step: "parade", is_done: 0 },
    ],
  };
  expect(await fetchPlatformFigures(succeeding(figures).api, undefined)).toEqual({
    applications: 2,
    transfersAwaited: 3,
    transfersUnmatched: 1,
    refundsToTransfer: 0,
    reportedReviews: 4,
    productsToReview: 3,
    productsToApprove: 4,
    flashProposals: 5,
    documentsToCheck: 6,
    shopNamesToDecide: 2,
    steps: [
      { step: "name", isDone: true },
      { step: "payment", isDone: false },
    ],
  });
});
