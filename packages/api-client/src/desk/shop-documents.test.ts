import { expect, test } from "vitest";
import { succeeding } from "../../test/stub-client.ts";
import {
  acceptShopDocument,
  fetchOwnDocuments,
  fetchWaitingDocuments,
  refuseShopDocument,
  sendShopDocument,
} from "./shop-documents.ts";

test("what a shop has shown is read with what is required", async () => {
  const required = { id: 3, name: "Feed licence", note: "", category: "Pets", has_expiry: 1, is_concerned: 1 };
  const shown = {
    id: 8,
    revision: 2,
    state: "accepted",
    grounds: "",
    expires_on: "2031-03-04",
    is_expired: 0,
    sent_at: "2026-11-20T04:00:00.000Z",
    decided_at: "2026-11-21T04:00:00.000Z",
    decided_by: "Kim",
    file: "http://localhost/private/a.pdf",
  };
  const { api } = succeeding([{ ...required, accepted: shown, sent: null }]);
  expect(await fetchOwnDocuments(api, undefined)).toEqual([
    {
      id: 3,
      name: "Feed licence",
      note: "",
      category: "Pets",
      hasExpiry: true,
      isConcerned: true,
      accepted: {
        id: 8,
        revision: 2,
        state: "accepted",
        grounds: "",
        expiresOn: "2031-03-04",
        isExpired: false,
        sentAt: Date.UTC(2026, 10, 20, 4),
        decidedAt: Date.UTC(2026, 10, 21, 4),
        decidedBy: "Kim",
        file: "http://localhost/private/a.pdf",
      },
      sent: null,
    },
  ]);
});

test("what waits names its shop", async () => {
  const row = { id: 8, name: "Licence", shop: { id: 4, name: "Paws" }, sent_at: "2026-11-20T04:00:00.000Z" };
  const { api } = succeeding([row]);
  expect(await fetchWaitingDocuments(api, undefined)).toEqual([
    { id: 8, name: "Licence", shop: { id: 4, name: "Paws" }, sentAt: Date.UTC(2026, 10, 20, 4) },
  ]);
});

test("a document is sent by the path of its file, and decided as it was read", async () => {
  const { api, sent } = succeeding([]);
  await sendShopDocument(api, { kindId: 3, file: "private/merchant/a.pdf", expiresOn: "2031-03-04" });
  await acceptShopDocument(api, { id: 8, revision: 2 });
  await refuseShopDocument(api, { seen: { id: 8, revision: 2 }, grounds: "Blurred" });
  expect(sent.map(({ body }) => body)).toEqual([
    { kind_id: 3, file: "private/merchant/a.pdf", expires_on: "2031-03-04" },
    { id: 8, revision: 2 },
    { id: 8, revision: 2, grounds: "Blurred" },
  ]);
});
