import { expect, test } from "vitest";
import { GeneratorError } from "./generator-error.ts";
import { screenAddress } from "./screen-address.ts";
import { spell } from "./spelling.ts";

const texts = {
  table: `const one = (id: number) => ({ search: { id } });

export const home = address("/");
export const list = address("/goods_list/{-$type}", (search: ListSearch = {}) => ({
  search,
}));
export const shop = address("/shop_street_detail", one);
export const shopDirectory = address("/shop_street");
export const specialArea = address("/special_area", (search: SpecialAreaSearch) => ({ search }));
`,
  toCome: `type AddressesToCome = "shop" | "shopDirectory" | "specialArea";
`,
};

test("a screen that the table names gets that address, and is no longer said to come", () => {
  const { path, takesId, texts: after } = screenAddress(texts, spell("shop-directory"));
  expect([path, takesId]).toEqual(["/shop_street", false]);
  expect(after.table).toBe(texts.table);
  expect(after.toCome).toBe('type AddressesToCome = "shop" | "specialArea";\n');
});

test("the last screen to come leaves none, and those that do not fit on a line stand on lines of their own", () => {
  const toCome = 'type AddressesToCome = "shop";\n';
  expect(screenAddress({ ...texts, toCome }, spell("shop")).texts.toCome).toBe("type AddressesToCome = never;\n");
  const others = Array.from({ length: 8 }, (_, index) => `"aScreenWithALongName${index}"`);
  const many = `type AddressesToCome =\n  | "shop"\n  | ${others.join("\n  | ")};\n`;
  const after = screenAddress({ ...texts, toCome: many }, spell("shop")).texts.toCome;
  expect(after).toBe(`type AddressesToCome =\n  | ${others.join("\n  | ")};\n`);
});

test("a screen of one thing takes its id", () => {
  expect(screenAddress(texts, spell("shop"))).toMatchObject({ path: "/shop_street_detail", takesId: true });
});

test("a screen that the table does not name gets an address of its own there", () => {
  const { path, takesId, texts: after } = screenAddress(texts, spell("gift-finder"));
  expect([path, takesId]).toEqual(["/gift_finder", false]);
  expect(after.table).toBe(`${texts.table}export const giftFinder = address("/gift_finder");\n`);
  expect(after.toCome).toBe(texts.toCome);
});

test.each([
  ["home", "The address / is taken: home has a screen already."],
  ["goods-list", "The address /goods_list is taken: it is `list`"],
  ["special-area", "A link to /special_area says more than an id: write its route by hand."],
])("%s gets no address, and the generator says why", (name, reason) => {
  const ask = () => screenAddress(texts, spell(name));
  expect(ask).toThrow(GeneratorError);
  expect(ask).toThrow(reason);
});
