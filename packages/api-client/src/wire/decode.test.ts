import { describe, expect, test } from "vitest";
import { type Decoder, list, optional, record, usableRows } from "./decode.ts";
import { DecodeError } from "./decode-error.ts";
import { page } from "./page.ts";
import { plainText } from "./plain-text.ts";
import { count, flag, id, integer, number, optionalId, optionalText, text } from "./scalars.ts";
import { webUrl } from "./web-url.ts";

const context = { platformOrigin: "http://127.0.0.1:8899", isSanitised: false };
const row: Decoder<{ id: number }> = record((field) => ({ id: field("id", id) }));

function read<T>(decode: Decoder<T>, value: unknown): T {
  return decode(value, context);
}

describe("scalars", () => {
  test.each<[string, Decoder<unknown>, unknown, unknown]>([
    ["text of a setting that looks like a number", text, 66, "66"],
    ["text of a setting that looks like a flag", text, true, "true"],
    ["text that is none", text, null, ""],
    ["text of an unset agreement", text, [], ""],
    ["text with quotes, brackets and emoji as it is", text, 'a "b" <c> 🧺 &amp;', 'a "b" <c> 🧺 &amp;'],
    ["optional text", optionalText, "", null],
    ["a number as text", number, "4.5", 4.5],
    ["a whole number as text", integer, "12", 12],
    ["a count that is missing", count, undefined, 0],
    ["a count that is null", count, null, 0],
    ["a count that is empty text", count, "", 0],
    ["a count below none", count, -2, 0],
    ["an id as text", id, "101", 101],
    ["an id that is missing", optionalId, 0, null],
    ["a flag that is set", flag, 1, true],
    ["a flag as text", flag, "1", true],
    ["a flag that an operator saved as JSON", flag, true, true],
    ["a flag that is not set", flag, 0, false],
    ["a flag that is empty text", flag, "", false],
    ["a flag that is an empty list", flag, [], false],
    ["a flag that is missing", flag, undefined, false],
    ["an address", webUrl, "https://icp.example/check?x=1", "https://icp.example/check?x=1"],
    ["an address that runs a script", webUrl, "javascript:alert(1)//https://x", null],
    ["an address without a scheme", webUrl, "icp.example", null],
    ["markup as text", plainText, "<p>Good <b>pans</b></p><p>since&nbsp;1990</p>", "Good pans since 1990"],
    ["text that only looks like markup", plainText, "I <3 pans & 5 > 4", "I <3 pans & 5 > 4"],
  ])("a decoder reads %s", (_, decode, wire, expected) => expect(read(decode, wire)).toEqual(expected));

  test.each<[string, Decoder<unknown>, unknown]>([
    ["a text", text, { nested: 1 }],
    ["a number", number, "12px"],
    ["a number", number, ""],
    ["a whole number", integer, 1.5],
    ["an id", id, 0],
    ["an id", id, null],
    ["an id", optionalId, "abc"],
    ["a flag", flag, { on: 1 }],
    ["a count", count, []],
  ])("a decoder rejects what is not %s", (_, decode, wire) => expect(() => read(decode, wire)).toThrow(DecodeError));
});

describe("structures", () => {
  test("a record takes the first of several names that is sent", () => {
    const either = record((field) => field(["new", "old"], text));
    expect([{ old: "o" }, { new: "n", old: "o" }, {}].map((value) => read(either, value))).toEqual(["o", "n", ""]);
  });

  test("a decode error names the place of the problem", () => {
    const order = record((field) => field("lines", list(record((line) => line("item", row)))));
    const broken = { lines: [{ item: { id: 1 } }, { item: { id: "x" } }] };
    expect(() => read(order, broken)).toThrow("lines.1.item.id: a number was expected, not string");
  });

  test.each([null, undefined, [], "x", 3])("an object is not %j", (value) => {
    expect(() => read(row, value)).toThrow(DecodeError);
  });

  test.each([null, undefined, []])("a list may be %j", (value) => expect(read(list(row), value)).toEqual([]));

  test("a list is not an object", () => expect(() => read(list(row), { 0: {} })).toThrow(DecodeError));

  test("an optional object is null where the empty list is sent", () => {
    expect([null, undefined, [], { id: 4 }].map((value) => read(optional(row), value))).toEqual([
      null,
      null,
      null,
      { id: 4 },
    ]);
  });

  test("a list of usable rows leaves out single rows, but fails when none decodes", () => {
    expect(read(usableRows(row), [{ id: 1 }, { id: null }, null, { id: 4 }])).toEqual([{ id: 1 }, { id: 4 }]);
    expect(() => read(usableRows(row), [{ id: null }, null])).toThrow("0.id: a number was expected");
  });

  test("a decoder lets errors of other kinds through", () => {
    const bug: Decoder<never> = () => {
      throw new RangeError("bug");
    };
    expect(() => read(usableRows(bug), [1])).toThrow(RangeError);
    expect(() => read(list(bug), [1])).toThrow(RangeError);
    expect(() =>
      read(
        record((field) => field("x", bug)),
        {},
      ),
    ).toThrow(RangeError);
  });
});

describe("pages", () => {
  const rows = page(row);

  test.each([
    ["list, page and size", { list: [{ id: 1 }], page: 2, size: 5, count: 6, more: 0 }, 2, 5],
    ["lists, page_no and page_size", { lists: [{ id: 1 }], page_no: 2, page_size: 5, count: 6, more: 0 }, 2, 5],
    ["a misspelt page size", { list: [{ id: 1 }], page_no: 2, page_isze: 5, count: 6, more: 0 }, 2, 5],
    ["a page before the first", { list: [{ id: 1 }], page: -3, size: 5, count: 6, more: 0 }, 1, 5],
  ])("a page is read from %s", (_, wire, number, pageSize) => {
    expect(read(rows, wire)).toEqual({ items: [{ id: 1 }], total: 6, page: number, pageSize, hasMore: false });
  });

  test("a page says itself whether there are more, or it is computed from the total", () => {
    expect(read(rows, { list: [], page: 1, size: 5, count: 5, more: 1 }).hasMore).toBe(true);
    expect(read(rows, { list: [], page: 1, size: 5, count: 6 }).hasMore).toBe(true);
    expect(read(rows, { list: [], page: 2, size: 5, count: 6 }).hasMore).toBe(false);
  });

  test("a page may be the empty list, but not a success that holds an error", () => {
    expect(read(rows, [])).toEqual({ items: [], total: 0, page: 1, pageSize: 15, hasMore: false });
    expect(() => read(rows, { error: "something broke inside" })).toThrow(DecodeError);
  });
});
