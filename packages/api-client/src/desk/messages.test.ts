import { expect, test } from "vitest";
import { succeeding } from "../../test/stub-client.ts";
import {
  fetchMailTemplate,
  fetchMailTemplates,
  previewMail,
  saveMailTemplate,
  sendMailExample,
} from "./mail-templates.ts";
import { fetchMessageChannels, sendTestMail, sendTestSms } from "./message-channels.ts";
import { checkPaymentProvider, fetchPaymentProviders } from "./payment-providers.ts";

const moment = "2026-11-23T02:00:00.000Z";
const outcome = { result: "rejected", detail: "AUTH PLAIN: 535" };

test("ways to customers are read with their newest tests, which a way may not have", async () => {
  const { api } = succeeding({
    sms: { state: "missing", test: null },
    mail: { state: "sends", test: { ...outcome, by: "", at: moment } },
    registration_needs_code: 1,
    leads_to_shop: 0,
  });
  expect(await fetchMessageChannels(api, undefined)).toEqual({
    sms: { state: "missing", test: null },
    mail: { state: "sends", test: { ...outcome, by: "", at: Date.parse(moment) } },
    registrationNeedsCode: true,
    leadsToShop: false,
  });
});

test("a test says where it goes, and hears what became of it", async () => {
  const { api, sent } = succeeding(outcome);
  expect(await sendTestMail(api, { email: "mo@customer.example" })).toEqual(outcome);
  expect(await sendTestSms(api, { mobile: "13912345678" })).toEqual(outcome);
  expect(await checkPaymentProvider(api, { method: "stripe" })).toEqual(outcome);
  expect(sent.map(({ path, body }) => [path, body])).toEqual([
    ["/api/messages/test_mail", { email: "mo@customer.example" }],
    ["/api/messages/test_sms", { mobile: "13912345678" }],
    ["/api/payments/check", { method: "stripe" }],
  ]);
  await expect(sendTestMail(succeeding({ result: "gone", detail: "" }).api, { email: "" })).rejects.toThrow(
    "answered off the contract",
  );
});

test("providers are read with what the shop has of each", async () => {
  const list = [{ method: "stripe", name: "Stripe", state: "contract", test: null }];
  expect(await fetchPaymentProviders(succeeding(list).api, undefined)).toEqual(list);
});

const state = { key: "code", revision: 2, own_languages: ["ja"], changed: { by: "Anna", at: moment } };
const written = { subject: { en: "Code", ja: "コード" }, body: { en: "{code}\n\nBye", ja: "{code}" } };

test("mails are listed with the languages that somebody has written", async () => {
  const { api } = succeeding([state, { ...state, key: "order_paid", revision: 0, own_languages: [], changed: null }]);
  expect(await fetchMailTemplates(api, undefined)).toEqual([
    { key: "code", revision: 2, ownLanguages: ["ja"], changed: { by: "Anna", at: Date.parse(moment) } },
    { key: "order_paid", revision: 0, ownLanguages: [], changed: null },
  ]);
});

test("a mail is read with its lines, its standard, and what may stand in it", async () => {
  const placeholders = { subject: ["minutes"], body: ["code", "minutes"] };
  const { api, called } = succeeding({ ...state, ...written, standard: written, placeholders, needed: ["code"] });
  expect(await fetchMailTemplate(api, { key: "code" })).toMatchObject({
    texts: written,
    standard: written,
    placeholders,
    needed: ["code"],
  });
  expect(called[0]?.search).toBe("?key=code");
});

test("what is written is sent as it is, with what was read where it is to be saved", async () => {
  const { api, sent } = succeeding([]);
  await saveMailTemplate(api, { key: "code", revision: 2, texts: written });
  const examples = succeeding(outcome);
  await sendMailExample(examples.api, { key: "code", texts: written, language: "ja", email: "mo@customer.example" });
  expect([sent[0]?.body, examples.sent[0]?.body]).toEqual([
    { key: "code", revision: 2, ...written },
    { key: "code", ...written, language: "ja", email: "mo@customer.example" },
  ]);
});

test("a preview keeps the document as it is: a frame shows it that runs nothing", async () => {
  const mail = { subject: "Code", text: "1\n2", html: '<!doctype html><p onclick="x()">1</p>' };
  const { api } = succeeding({ en: mail, zh: mail, ja: mail, ko: mail });
  expect((await previewMail(api, { key: "code", texts: written })).ko).toEqual(mail);
});
