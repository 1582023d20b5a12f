import { expect, test } from "vitest";
import { succeeding } from "../../test/stub-client.ts";
import {
  fetchCategoryDocuments,
  fetchDocumentMisfits,
  removeRequiredDocument,
  saveRequiredDocument,
} from "./required-documents.ts";

test("what a category requires is read with what binds it from above", async () => {
  const document = { id: 3, revision: 2, name: { en: "Feed licence" }, note: {}, has_expiry: 1 };
  const { api } = succeeding({
    id: 5,
    documents: [{ ...document, misfit_products: 3, misfit_shops: 2 }],
    above: [{ id: 2, category: "Pets", name: "Permit" }],
  });
  expect(await fetchCategoryDocuments(api, { id: 5 })).toEqual({
    id: 5,
    documents: [
      {
        id: 3,
        revision: 2,
        name: { en: "Feed licence" },
        note: {},
        hasExpiry: true,
        misfits: { productCount: 3, shopCount: 2 },
      },
    ],
    above: [{ id: 2, category: "Pets", name: "Permit" }],
  });
});

test("what would not meet a new document is asked for without its id", async () => {
  const { api, called } = succeeding({ products: 0, shops: 0, list: [] });
  expect(await fetchDocumentMisfits(api, { id: 5, documentId: null })).toMatchObject({ productCount: 0, products: [] });
  expect(called[0]?.search).toBe("?id=5&document_id=0");
});

test("a new document names its category, and a changed one what was read of it", async () => {
  const { api, sent } = succeeding([]);
  const draft = { categoryId: 5, name: { en: "Licence" }, note: {}, hasExpiry: false };
  await saveRequiredDocument(api, { ...draft, seen: null });
  await saveRequiredDocument(api, { ...draft, seen: { id: 3, revision: 2 } });
  await removeRequiredDocument(api, { id: 3, revision: 3 });
  const texts = { name: { en: "Licence" }, note: {}, has_expiry: 0 };
  expect(sent.map(({ body }) => body)).toEqual([
    { category_id: 5, ...texts },
    { id: 3, revision: 2, ...texts },
    { id: 3, revision: 3 },
  ]);
});
