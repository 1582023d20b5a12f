import { expect, test } from "vitest";
import { readValueList } from "./value-list.ts";

test.each([
  ["Red, Green,Blue", ["Red", "Green", "Blue"]],
  ["Red\nGreen\r\nBlue\n", ["Red", "Green", "Blue"]],
  ["红色、绿色，蓝色；白色", ["红色", "绿色", "蓝色", "白色"]],
  ["S\tM\tL", ["S", "M", "L"]],
  ["Red, red,  RED ", ["Red"]],
  ["Dark   blue", ["Dark blue"]],
  [" ,, \n", []],
])("the values of %j are read", (text, values) => {
  expect(readValueList(text)).toEqual(values);
});
