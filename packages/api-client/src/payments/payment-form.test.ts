import { expect, test } from "vitest";
import { readPaymentForm } from "./start-payment.ts";

test("a form is read with the fields that have a name", () => {
  const html = `<form action='/pay?a=1&amp;b=2' method="post"><input type=hidden disabled name="a" value='1 > 0'>
    <input value="unnamed"><INPUT NAME="b"></form>`;
  expect(readPaymentForm(html)).toEqual({
    action: "/pay?a=1&b=2",
    fields: [
      { name: "a", value: "1 > 0" },
      { name: "b", value: "" },
    ],
  });
});

test.each(['<form action="/pay"', '<form action="/pay" title=">', "<form action='/pay>", "<formaction='/pay'>"])(
  "%s is no form",
  (html) => {
    expect(readPaymentForm(html)).toBeNull();
  },
);

test.each(["<form ", '<input a="', "<form a='", "<form a", "a=", "<input "])(
  "three megabytes of %s are read to the end",
  (piece) => {
    expect(readPaymentForm(piece.repeat(3_000_000 / piece.length))).toBeNull();
  },
);

test.each(["a", "a ", "a=", "- = "])("an element with three megabytes of %s is read to the end", (piece) => {
  const html = `<form ${piece.repeat(3_000_000 / piece.length)} action="/pay">`;
  expect(readPaymentForm(html)).toMatchObject({ fields: [] });
});
