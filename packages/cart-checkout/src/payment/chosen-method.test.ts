import { beforeEach, expect, test } from "vitest";
import { chosenHere, noteChosen } from "./pay-panel.tsx";

const subject = { from: "order", id: 7 } as const;

beforeEach(() => sessionStorage.clear());

test("the chosen way to pay is kept for the orders that it was chosen for", () => {
  expect(chosenHere(subject)).toBeNull();
  noteChosen(subject, 2);
  expect(chosenHere(subject)).toBe(2);
  expect(chosenHere({ ...subject, id: 8 })).toBeNull();
  expect(chosenHere({ ...subject, from: "trade" })).toBeNull();
});

test.each(["null", "{", '{"from":"order","id":7}', '{"from":"order","id":7,"payWay":"2"}'])(
  "the stored text %s is no chosen way to pay",
  (text) => {
    sessionStorage.setItem("plaza:chosen-payment-method", text);
    expect(chosenHere(subject)).toBeNull();
  },
);
