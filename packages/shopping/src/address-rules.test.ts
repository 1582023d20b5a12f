import { expect, test } from "vitest";
import { type AddressDraft, addressProblems, completeAddress, emptyAddress } from "./address-rules.ts";

const good: AddressDraft = {
  recipient: "Mina Sato",
  phone: "138 0013 8000",
  provinceId: 310_000,
  cityId: 310_100,
  districtId: 310_104,
  street: "Flat 1204, 88 Wukang Road",
  isDefault: true,
};

test("an empty form misses everything", () => {
  expect(addressProblems(emptyAddress)).toEqual({
    recipient: "missing",
    phone: "missing",
    region: "missing",
    street: "missing",
  });
  expect(completeAddress(emptyAddress)).toBeNull();
});

test("a field of blanks counts as empty", () => {
  expect(addressProblems({ ...good, recipient: "  ", phone: " ", street: "\n \t" })).toEqual({
    recipient: "missing",
    phone: "missing",
    street: "missing",
  });
});

test("a field of what nobody sees counts as empty", () => {
  expect(addressProblems({ ...good, recipient: "\u200B\u3164", street: "\u2800\uFE0F" })).toEqual({
    recipient: "missing",
    street: "missing",
  });
});

test("a recipient may be longer where the platform takes it", () => {
  const long = { ...good, recipient: "字".repeat(40) };
  expect(addressProblems(long)).toEqual({ recipient: "long" });
  expect(addressProblems(long, 40)).toEqual({});
  expect(completeAddress(long, 40)).toMatchObject({ recipient: long.recipient });
  expect(addressProblems({ ...good, recipient: "字".repeat(41) }, 40)).toEqual({ recipient: "long" });
});

test("the length of a field is counted in characters as a reader sees them", () => {
  expect(addressProblems({ ...good, recipient: "字".repeat(20), street: "🏠".repeat(64) })).toEqual({});
  expect(addressProblems({ ...good, recipient: "字".repeat(21), street: "a".repeat(65) })).toEqual({
    recipient: "long",
    street: "long",
  });
});

test("a number that no parcel service can call is rejected", () => {
  expect(addressProblems({ ...good, phone: "021 6437 0000" })).toEqual({ phone: "malformed" });
});

test("a region is chosen down to its district", () => {
  expect(addressProblems({ ...good, districtId: null })).toEqual({ region: "missing" });
});

test("what is sent is on one line, and the number without its spelling", () => {
  expect(
    completeAddress({
      ...good,
      recipient: " Mina  Sato ",
      phone: "+86 138-0013-8000",
      street: "Flat 1204,\n88 Wukang Road",
    }),
  ).toEqual({
    ...good,
    phone: "13800138000",
    street: "Flat 1204, 88 Wukang Road",
  });
});
