import { expect, test } from "vitest";
import { readViewed, type ViewedProduct, withViewed } from "./viewed-store.ts";

const viewed = (id: number, name = `Product ${id}`): ViewedProduct => ({
  id,
  name,
  image: null,
  price: 4800,
  locale: "en",
});
const ids = (all: readonly ViewedProduct[]): readonly number[] => all.map(({ id }) => id);

test("the last viewed product stands first", () => {
  expect(ids(withViewed([viewed(1), viewed(2)], viewed(3)))).toEqual([3, 1, 2]);
});

test("a product that is viewed again moves to the front with its present data", () => {
  const again = withViewed([viewed(1), viewed(2)], viewed(2, "Renamed"));
  expect(again).toEqual([viewed(2, "Renamed"), viewed(1)]);
});

test("twelve products are kept", () => {
  let all: readonly ViewedProduct[] = [];
  for (let id = 1; id <= 20; id += 1) all = withViewed(all, viewed(id));
  expect(ids(all)).toEqual([20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9]);
});

test("a valid list of viewed products is accepted", () => {
  const all = [viewed(1), { ...viewed(2), image: "http://images.example/2.webp" }];
  expect(readViewed(all)).toEqual(all);
});

test("a list that was stored while its images were called pictures is accepted", () => {
  const image = "http://images.example/1.webp";
  const { image: _image, ...others } = viewed(1);
  expect(readViewed([{ ...others, picture: image }, viewed(2)])).toEqual([{ ...viewed(1), image }, viewed(2)]);
});

test.each([
  null,
  {},
  "[]",
  [null],
  [{}],
  [{ ...viewed(1), id: "1" }],
  [{ ...viewed(1), price: 48.5 }],
  [{ ...viewed(1), image: undefined }],
  [{ ...viewed(1), locale: "fr" }],
  Array.from({ length: 13 }, (_, id) => viewed(id)),
])("the stored value %j is not accepted", (value) => {
  expect(readViewed(value)).toEqual([]);
});
