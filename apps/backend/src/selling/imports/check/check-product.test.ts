import { expect, test } from "vitest";
import { checkProduct } from "./check-product.ts";
import { sentenceText } from "../sentence.ts";

const kettle = {
  number: "A-100",
  name: { en: "Kettle", zh: "水壶" },
  category: ["Kitchen", "Kettles"],
  options: [{ name: { en: "Colour" }, values: [{ en: "Red", zh: "红" }, { en: "Blue" }] }],
  skus: [
    { number: "A-1", values: ["红"], price: "199.05", stock: 12, barcode: "4006381333931" },
    { number: "A-2", values: ["Blue"], price: "0.5", market_price: "9", stock: "0", image: "blue.jpg" },
  ],
};

function check(raw: object) {
  const problems: string[] = [];
  const product = checkProduct(raw as Record<string, unknown>, (field, sentence, sku) =>
    problems.push(`${sku === undefined ? "" : `${sku}/`}${field}: ${sentenceText(sentence, "en")}`),
  );
  return { product, problems };
}

const sku = { values: ["Red"], price: "1", stock: 1 };
const only = (more: object) => ({
  ...kettle,
  options: [{ name: { en: "Colour" }, values: [{ en: "Red" }] }],
  skus: [{ ...sku, ...more }],
});

test("a product is read with money in fen, and SKUs by the text of their values in any language", () => {
  const { product, problems } = check(kettle);
  expect(problems).toEqual([]);
  expect(product.category).toBe("Kitchen > Kettles");
  expect(product.skus).toMatchObject([
    { number: "A-1", values: [0], price: 19_905, stock: 12, barcode: "04006381333931", marketPrice: undefined },
    { number: "A-2", values: [1], price: 50, stock: 0, marketPrice: 900, image: "blue.jpg" },
  ]);
});

test("amounts and pieces are read as people write them in tables", () => {
  const { product, problems } = check(only({ price: "79,90", market_price: "¥1,299.00", stock: "1,200" }));
  expect(problems).toEqual([]);
  expect(product.skus).toMatchObject([{ price: 7990, marketPrice: 129_900, stock: 1200 }]);
});

test("all that is wrong with a product is said at once", () => {
  const wrong = { ...only({ price: "x", stock: "y", barcode: "1" }), name: {}, on_shelf: "maybe", prise: 1, stok: 2 };
  expect(check(wrong).problems).toHaveLength(7);
});

test("what a file leaves out is told from what it empties", () => {
  const { product } = check({ ...kettle, brand: null, tagline: {} });
  expect(product).toMatchObject({ brand: null, tagline: {}, description: undefined, images: undefined });
  expect(product.isListed).toBeUndefined();
});

test.each([
  ["money with three decimals", only({ price: "1.0055" }), "0/price: It has to be a text of yuan"],
  [
    "money in doubt",
    only({ price: "1,299" }),
    '0/price: It is not sure what "1,299" means; please write it with two decimals, such as 1299.00',
  ],
  ["money as a number", only({ price: 1.1 }), "0/price: It has to be a text of yuan"],
  ["money below zero", only({ price: "-1" }), "0/price: It has to be a text of yuan"],
  ["goods for nothing", only({ price: "0.00" }), "0/price: It has to be more than nothing"],
  ["no price", only({ price: undefined }), "0/price: It is missing"],
  ["half a piece", only({ stock: 1.5 }), "0/stock: It has to be a whole number"],
  ["stock that fits no column", only({ stock: 3_000_000_000 }), "0/stock: It has to be a whole number"],
  ["a wrong barcode", only({ barcode: "4006381333932" }), "0/barcode: It is no GTIN"],
  ["a value that the option has not", only({ values: ["Pink"] }), '0/values[0]: The option has no value "Pink"'],
  ["no value", only({ values: [] }), "0/values[0]: A SKU has a value of each option"],
  ["a value too many", only({ values: ["Red", "S"] }), "0/values: There are more values than options"],
  ["no SKU", { ...kettle, skus: [] }, "skus: A product has one SKU at least"],
  [
    "ten thousand SKUs",
    { ...kettle, skus: Array.from({ length: 10_000 }, () => sku) },
    "skus: A product has 200 SKUs at most",
  ],
  ["twins", { ...kettle, skus: [sku, { ...sku, number: "x" }] }, "1/values: Two SKUs have the same values"],
  ["a value without SKU", { ...kettle, skus: [sku] }, "options[0].values[1]: No SKU has this value"],
  ["no name", { ...kettle, name: {} }, "name: It is missing in every language"],
  ["a name in French", { ...kettle, name: { en: "a", fr: "b" } }, 'name: There is no language "fr"'],
  ["a name with NUL", { ...kettle, name: { en: "a\0b" } }, "name.en: It has a control character (U+0000)"],
  ["a name with half a character", { ...kettle, name: { en: "a\uD800" } }, "name.en: It has half a character"],
  ["a long name", { ...kettle, name: { en: "x".repeat(201) } }, "name.en: It has more than 200 characters"],
  ["an unknown field", { ...kettle, prise: 1 }, ': There is no field "prise"'],
  ["a field of prototypes", JSON.parse(`{"__proto__":{"number":"1"}}`) as object, ': There is no field "__proto__"'],
  [
    "a name that is an object's own method",
    { ...kettle, name: { constructor: "x" } },
    'name: There is no language "constructor"',
  ],
  ["no number", { ...kettle, number: " " }, "number: It is missing"],
  ["a number that is none", { ...kettle, number: 5 }, "number: It has to be a text"],
  ["a shelf of neither kind", { ...kettle, on_shelf: "maybe" }, "on_shelf: It has to be true or false"],
  ["too many pictures", { ...kettle, images: Array.from({ length: 21 }, String) }, "images: It has to be a list of 20"],
  ["a picture without a name", { ...kettle, images: ["a.jpg", ""] }, "images[1]: It is missing"],
  [
    "an option whose values are no list",
    { ...kettle, options: [{ name: { en: "Colour" }, values: "Red" }] },
    "options[0].values: It has to be a list of 1 to 200 texts",
  ],
  [
    "an option without a value",
    { ...kettle, options: [{ name: { en: "Colour" }, values: [] }] },
    "options[0].values: It has to be a list of 1 to 200 texts",
  ],
  ["four options", { ...kettle, options: [1, 2, 3, 4] }, "options: There are 3 at most"],
])("%s is complained of", (_, raw, expected) => {
  expect(check(raw).problems).toContainEqual(expect.stringContaining(expected));
});

test.each([
  ["<p onclick=x>", "It has an attribute that runs a script"],
  ["<p/onmouseover='x'>", "It has an attribute that runs a script"],
  ["<ScRiPt>x</script>", "It has an element <script>"],
  ['<a href="java&#x09;script:x">', "It has an address that is no address of the web"],
  ["<a href=' JAVASCRIPT:x'>", "It has an address that is no address of the web"],
  ["<img src=data:text/html,x>", "It has an address that is no address of the web"],
  ["<div>".repeat(300), "Its elements are nested deeper than 256"],
])("a description with %s is refused", (html, expected) => {
  expect(check({ ...kettle, description: { en: html } }).problems).toContainEqual(expect.stringContaining(expected));
});

test("an ordinary description is taken as it is", () => {
  const html = `<h2>A &amp; B</h2>\n<p>1 < 2 <a href="https://shop.example/?a=1&amp;b">x</a><img src="/uploads/a.jpg"></p>${"<li>x".repeat(500)}`;
  const { product, problems } = check({ ...kettle, description: { en: html } });
  expect(problems).toEqual([]);
  expect(product.description).toEqual({ en: html });
});
