import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { structures } from "../../test-support/bad-input.ts";
import { Query } from "./query.ts";

describe("query", () => {
  test("a query trims text and takes the last of a repeated parameter", () => {
    expect(new Query({ name: "  cup " }).text("name")).toBe("cup");
    expect(new Query({ name: ["a", "b"] }).text("name")).toBe("b");
    expect(new Query({ "name[]": ["a", "b"] }).text("name")).toBe("");
    expect(new Query({ name: "a\u0000b\ud800" }).text("name")).toBe("ab\ufffd");
    expect(new Query({}).text("toString")).toBe("");
  });

  test.each([
    [{}, { number: 1, size: 15, offset: 0 }],
    [
      { page_no: "3", page_size: "20" },
      { number: 3, size: 20, offset: 40 },
    ],
    [
      { page_no: "0", page_size: "0" },
      { number: 1, size: 15, offset: 0 },
    ],
    [
      { page_no: "abc", page_size: "abc" },
      { number: 1, size: 15, offset: 0 },
    ],
    [
      { page_no: "-3", page_size: "-3" },
      { number: -3, size: 15, offset: 0 },
    ],
    [
      { page_no: "2", page_size: "101" },
      { number: 2, size: 100, offset: 100 },
    ],
    [
      { page_no: "99999999999999999999", page_size: "1e3" },
      { number: 1, size: 15, offset: 0 },
    ],
  ])("a query pages %j as %j", (parameters, page) => {
    expect(new Query(parameters).page()).toEqual(page);
  });

  test("a query tells wrong ids from unknown ones", () => {
    const required = (value: string) => new Query({ id: value }).requiredId("id");
    expect(required("7")).toEqual({ id: 7 });
    expect(required("99999999999")).toEqual({ id: 0 });
    expect(required("")).toEqual({ problem: "missing" });
    expect(required("7a")).toEqual({ problem: "not-an-integer" });
    expect(required("1.5")).toEqual({ problem: "not-an-integer" });
    expect(required("-7")).toEqual({ problem: "not-positive" });
    const filter = (value: string) => new Query({ id: value }).id("id");
    expect([filter("7"), filter("99999999999"), filter("-1"), filter("x"), filter("")]).toEqual([7, 0, 0, null, null]);
  });

  test("a query reads flags and directions, and takes any other text for neither", () => {
    const query = new Query({ yes: "1", no: "0", maybe: "2", up: "ASC", down: "desc", sideways: "asc; drop table" });
    expect([query.flag("yes"), query.flag("no"), query.flag("maybe"), query.flag("none")]).toEqual([
      true,
      false,
      null,
      null,
    ]);
    expect([query.direction("up"), query.direction("down"), query.direction("sideways")]).toEqual([
      "asc",
      "desc",
      null,
    ]);
  });

  test("a query reads booleans as flags", () => {
    const query = new Query({ yes: true, no: false });
    expect([query.flag("yes"), query.flag("no")]).toEqual([true, false]);
  });

  test.each([
    [7, [7]],
    ["7", [7]],
    [
      [3, "1", 3, "2"],
      [3, 1, 2],
    ],
    ["3,1, 2", [3, 1, 2]],
    ["[3,1]", [3, 1]],
    [[], []],
    ["", []],
    [["x", -1, 0, 1.5, 2_147_483_648, "1e3", null, {}, [1]], []],
    [{ length: 3 }, []],
  ])("a query reads the ids in %j", (value, ids) => {
    expect(new Query({ value }).ids("value")).toEqual(ids);
    expect(new Query({ "value[]": value }).ids("value")).toEqual(ids);
  });

  test("a query reads no more ids than any list holds", () => {
    expect(new Query({ ids: Array.from({ length: 5000 }, (_, index) => index + 1) }).ids("ids")).toHaveLength(1000);
  });

  test("a query reads JSON as what it is, and as text", () => {
    const goods = [{ item_id: 1 }];
    const query = new Query({ sent: goods, text: JSON.stringify(goods), broken: "[{", plain: "tea" });
    expect([query.json("sent"), query.json("text"), query.json("broken"), query.json("plain")]).toEqual([
      goods,
      goods,
      undefined,
      undefined,
    ]);
    expect(query.json("absent")).toBeUndefined();
  });

  test("a query reads what is no text for an empty one, and for no number", () => {
    for (const value of structures) {
      const query = new Query({ value });
      expect([query.text("value"), query.integer("value"), query.id("value")], JSON.stringify(value)).toEqual([
        "",
        null,
        null,
      ]);
      expect([query.requiredId("value"), query.ids("value")]).toEqual([{ problem: "missing" }, []]);
      expect(query.json("value")).toBe(value);
    }
  });

  test("a query of what is no object has no parameters", () => {
    for (const value of [null, true, 0, 1e300, "", "null", '{"name":"a"}', [], [[]], [null], [{ name: "a" }]]) {
      const query = new Query(value);
      expect([query.has("name"), query.text("name"), query.json("name")], JSON.stringify(value)).toEqual([
        false,
        "",
        undefined,
      ]);
    }
  });

  test("a query never fails, whatever is sent", () => {
    fc.assert(
      fc.property(fc.anything(), fc.string(), (values, name) => {
        const query = new Query(values);
        query.text(name);
        query.requiredId(name);
        query.ids(name);
        query.json(name);
        query.flag(name);
        const { size, offset } = query.page();
        return size >= 1 && size <= 100 && offset >= 0 && Number.isSafeInteger(offset);
      }),
    );
  });
});
