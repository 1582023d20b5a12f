import { expect, test } from "vitest";
import { readTransfer } from "./read-transfer.ts";

const today = "2026-11-21";
const written = {
  reference: " RF45 0000 0123 ",
  amount: "464.55",
  receivedOn: today,
  bankReference: " 20261121-000789 ",
  payer: "",
};

test("a transfer is read as it is written", () => {
  expect(readTransfer(written, today)).toEqual({
    transfer: {
      reference: "RF45 0000 0123",
      amount: 46455,
      receivedOn: today,
      bankReference: "20261121-000789",
      payer: "",
    },
  });
  expect(readTransfer({ ...written, reference: "" }, today)).toMatchObject({ transfer: { reference: "" } });
});

test.each([
  [{ amount: "" }, { amount: "amount" }],
  [{ amount: "0" }, { amount: "amount" }],
  [{ amount: "much" }, { amount: "amount" }],
  [{ amount: "1.500" }, { amount: "doubt" }],
  [{ receivedOn: "" }, { receivedOn: "missing" }],
  [{ receivedOn: "2026-11-22" }, { receivedOn: "future" }],
  [{ bankReference: " 1 " }, { bankReference: "missing" }],
])("a transfer with %j cannot be so", (changes, problems) => {
  expect(readTransfer({ ...written, ...changes }, today)).toEqual({ problems });
});
