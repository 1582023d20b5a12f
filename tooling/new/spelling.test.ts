import { expect, test } from "vitest";
import { GeneratorError } from "./generator-error.ts";
import { spell } from "./spelling.ts";

test("a name is spelt in four ways", () => {
  expect(spell("gift-cards")).toEqual({
    kebab: "gift-cards",
    camel: "giftCards",
    pascal: "GiftCards",
    snake: "gift_cards",
  });
  expect(spell("top10")).toEqual({ kebab: "top10", camel: "top10", pascal: "Top10", snake: "top10" });
});

test.each(["", "GiftCards", "gift_cards", "gift--cards", "-gift", "gift-", "1st", "../gift", "gift cards"])(
  "%j is not a name",
  (name) => {
    expect(() => spell(name)).toThrow(GeneratorError);
  },
);
