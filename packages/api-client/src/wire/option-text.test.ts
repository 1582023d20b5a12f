import { expect, test } from "vitest";
import { record } from "./decode.ts";
import { optionText } from "./option-text.ts";

const decode = record((field) => optionText(field, "spec_value"));
const context = { platformOrigin: "http://127.0.0.1", isSanitised: false };

test.each([
  [
    "a value with a comma, listed",
    { spec_value: "Cherry,2,000 ml", spec_values: ["Cherry", "2,000 ml"] },
    "Cherry / 2,000 ml",
  ],
  ["a value with a comma, only joined", { spec_value: "Cherry,2,000 ml" }, "Cherry,2,000 ml"],
  ["one value with a comma, only joined", { spec_value: "2,000 ml" }, "2,000 ml"],
  ["an empty list beside a joined text", { spec_value: "Cherry,900 ml", spec_values: [] }, "Cherry,900 ml"],
  ["the only variant", { spec_value: "默认", spec_values: [] }, null],
  ["a variant that is gone", { spec_value: "请重新选择规格" }, null],
  ["no text", { spec_value: "" }, null],
])("%s is shown untorn", (_, line, shown) => {
  expect(decode(line, context)).toBe(shown);
});
