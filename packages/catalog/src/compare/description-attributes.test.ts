import fc from "fast-check";
import { expect, test } from "vitest";
import { descriptionAttributes } from "./description-attributes.ts";

const read = (html: string) => Object.fromEntries(descriptionAttributes(html));

test("the facts of a description are the rows of its table that have a heading and one value", () => {
  const html =
    "<p>Thrown by hand</p><table><tbody>" +
    '<tr><th scope="row">Material</th><td>Stoneware &amp; bamboo</td></tr>\n' +
    "<tr>\n <th>Weight</th>\n <td> 780&nbsp;g </td>\n</tr>" +
    "</tbody></table>";
  expect(read(html)).toEqual({ Material: "Stoneware & bamboo", Weight: "780 g" });
  expect([...descriptionAttributes(html).keys()]).toEqual(["Material", "Weight"]);
});

test.each([
  ["a table of sizes", "<table><tr><td>EU</td><td>US</td></tr><tr><th>38</th><td>5</td><td>6</td></tr></table>"],
  ["rows that say nothing", "<table><tr><th> </th><td>x</td></tr><tr><th>y</th><td></td></tr></table>"],
  ["no table", "<p>Material: stoneware</p>"],
  ["nothing", ""],
])("a description with %s has no facts", (_case, html) => {
  expect(read(html)).toEqual({});
});

test("of a heading that stands twice the first row counts", () => {
  const html = "<tr><th>Size</th><td>S</td></tr><tr><th>Size</th><td>L</td></tr>";
  expect(read(html)).toEqual({ Size: "S" });
});

test("a long description that only begins like a table is read at once", () => {
  // One that looks for each beginning's end anew takes longer than a test may.
  for (const part of ["<tr><th", "<tr>", "<tr><th>x</th>", "<tr ", "<tr><th>x</th><td>", " "])
    expect(descriptionAttributes(part.repeat(400_000)).size).toBeLessThan(2);
});

test("reading facts never fails, whatever a description is made of", () => {
  const parts = fc.array(fc.constantFrom("<tr>", "<th>", "</th>", "<td>", "</td>", "</tr>", "a", "&amp;", "&lt;", " "));
  fc.assert(
    fc.property(parts, (some) => {
      for (const [label, value] of descriptionAttributes(some.join(""))) {
        expect(label.trim()).toBe(label);
        expect(value).not.toBe("");
      }
    }),
  );
});
