import { describe, expect, test } from "vitest";
import { emptyInvoice, fieldsOf, problemsOf, requestOf } from "./invoice-draft.ts";

const personal = emptyInvoice("Mina Sato");
const company = { ...personal, title: "company", taxNumber: " 91310000 MA1FL0000X " } as const;
const special = { ...company, special: true } as const;

describe("the draft of an invoice", () => {
  test("a personal invoice needs a name and nothing else", () => {
    expect(fieldsOf(personal)).toEqual(["name", "email"]);
    expect(problemsOf(personal)).toEqual({});
    expect(problemsOf({ ...personal, name: "  " })).toEqual({ name: "missing" });
    expect(problemsOf({ ...personal, email: "nobody" })).toEqual({ email: "malformed" });
  });

  test("a company's needs a tax number, and its registration where that is to stand on it", () => {
    expect(problemsOf({ ...company, taxNumber: "" })).toEqual({ taxNumber: "missing" });
    expect(problemsOf({ ...company, taxNumber: "税号" })).toEqual({ taxNumber: "malformed" });
    expect(problemsOf(company)).toEqual({});
    expect(Object.keys(problemsOf(special))).toEqual(["address", "telephone", "bank", "bankAccount"]);
    expect(problemsOf({ ...special, telephone: "call", bankAccount: "1" })).toMatchObject({
      telephone: "malformed",
      bankAccount: "malformed",
    });
  });

  test("what was written for another kind is kept, and not sent", () => {
    const written = {
      ...special,
      address: "安福路12号",
      telephone: "021-5555",
      bank: "Bank",
      bankAccount: "6222 0000",
    };
    expect(requestOf(12, written)).toMatchObject({
      orderId: 12,
      type: "special",
      taxNumber: "91310000MA1FL0000X",
      bankAccount: "62220000",
    });
    expect(requestOf(12, { ...written, title: "personal" })).toEqual({
      orderId: 12,
      type: "normal",
      title: "personal",
      name: "Mina Sato",
      email: "",
      taxNumber: "",
      address: "",
      telephone: "",
      bank: "",
      bankAccount: "",
    });
  });
});
