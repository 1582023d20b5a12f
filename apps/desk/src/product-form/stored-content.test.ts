import { expect, test } from "vitest";
import { blankContent } from "./blank-content.ts";
import { productStore } from "./stored-content.ts";
import { blankSku, withOption } from "./variants.ts";

const { read } = productStore(3, "5");
const written = {
  ...blankContent,
  ...withOption(
    { options: [], skus: [{ ...blankSku, id: 9, price: 5000, image: "/uploads/a.png" }] },
    {
      id: 1,
      name: { en: "Colour" },
      values: [
        { id: 2, text: { en: "Red" } },
        { id: null, text: { zh: "蓝" } },
      ],
    },
  ),
  name: { en: "Teapot" },
  images: ["/uploads/a.png"],
  categoryId: 12,
  withdrawalExclusion: "custom",
  showsStock: false,
  freight: { ...blankContent.freight, mode: "fixed", fixedAmount: 800 },
};

test("a product that a device has stored is read as it was written", () => {
  expect(read(JSON.parse(JSON.stringify(written)))).toEqual(written);
});

test.each([null, "", [], {}, { skus: {} }, { skus: [{ values: [3] }] }, { skus: [{ values: [] }, { values: [] }] }])(
  "%j is no product",
  (stored) => {
    expect(read(stored)).toBeNull();
  },
);

test("what an older desk has not stored is as in a new product", () => {
  expect(read({ skus: [{ values: [] }], delivery: "by air", withdrawalExclusion: "old" })).toEqual({
    ...blankContent,
    skus: [blankSku],
  });
});
