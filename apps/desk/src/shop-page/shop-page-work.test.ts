// @vitest-environment jsdom
import type { ShopPageContents } from "@plaza/api-client/desk";
import { afterEach, expect, test } from "vitest";
import { readStored, writeStored } from "../shared/unsaved-work/stored-work.ts";
import { countChanges, savedAs, shopPageStore } from "./shop-page-work.ts";

afterEach(() => localStorage.clear());

const page: ShopPageContents = {
  name: { en: "Oak" },
  intro: { en: "Chairs", ja: "椅子" },
  story: { en: "<p>Hi</p>", zh: "", ja: "", ko: "" },
  logo: "/logo.webp",
  banner: null,
  cover: null,
};

test("each text and each picture that differs is a change", () => {
  expect(countChanges(page, page)).toBe(0);
  expect(countChanges(page, { ...page, intro: { en: "Tables" } })).toBe(2);
  expect(countChanges(page, { ...page, name: { en: "Oak", zh: "" }, logo: null, banner: "/a.webp" })).toBe(2);
});

test("what is saved has no blanks around it and no empty languages", () => {
  expect(savedAs({ ...page, name: { en: " Oak  &  Ash ", ko: " " } }).name).toEqual({ en: "Oak & Ash" });
});

test("what an owner has written is found on the device again, and nobody else's", () => {
  writeStored(shopPageStore(3, 4), { work: page, at: 5 });
  expect(readStored(shopPageStore(3, 4))).toEqual({ work: page, at: 5 });
  expect(readStored(shopPageStore(2, 4))).toBeNull();
});
