import { isRedirect } from "@tanstack/react-router";
import { expect, test } from "vitest";
import { customersOnly, visitorSession } from "./session.ts";

function outcome(isCustomer: boolean): unknown {
  try {
    return customersOnly({ context: { session: { ...visitorSession, isCustomer } } });
  } catch (error) {
    return isRedirect(error) ? error.options.to : error;
  }
}

test("a visitor is led to the login, a customer stays, and the page is known as the customer's", () => {
  expect([outcome(false), outcome(true)]).toEqual(["/account/login", { isPersonal: true }]);
});
