import type { AfterSalesEvent, AfterSalesState } from "@plaza/api-client";
import { createI18n, loadCatalog } from "@plaza/i18n";
import { beforeAll, expect, test } from "vitest";
import { afterSalesMessages } from "../messages.ts";
import { eventTitle } from "./request-history.tsx";

const i18n = createI18n("en");
beforeAll(() => loadCatalog(i18n, afterSalesMessages));

function titleOf(
  state: AfterSalesState,
  actor: AfterSalesEvent["actor"],
  earlier: readonly AfterSalesState[] = [],
  isReplaced = false,
) {
  const event = { state, actor, isReplaced, remark: null, at: null };
  return i18n._(eventTitle(event, { earlier, kind: "return", shop: "Hearth" }));
}

test("a history says who did what, and what came by silence", () => {
  expect(titleOf("applied", "customer")).toBe("You applied for return and refund");
  expect(titleOf("applied", "customer", ["applied", "refused"])).toBe("You applied again");
  expect(titleOf("refused", "shop", ["applied"])).toBe("Hearth refused");
  expect(titleOf("awaitingGoods", "shop", ["applied"])).toBe("Hearth agreed");
  expect(titleOf("awaitingGoods", "system", ["applied"])).toBe(
    "The shop did not answer in time, so the request was accepted",
  );
  expect(titleOf("refunding", "shop", ["applied"])).toBe("Hearth agreed");
  expect(titleOf("refunding", "shop", ["applied", "awaitingGoods", "goodsSent"])).toBe("Hearth received the goods");
  expect(titleOf("refunding", "system", ["applied", "awaitingGoods", "goodsSent"])).toBe(
    "The shop did not answer in time, so the parcel counts as received",
  );
  expect(titleOf("revoked", "system", ["applied", "awaitingGoods"])).toBe(
    "Revoked, because nothing was sent back in time",
  );
  expect(titleOf("revoked", "customer", ["applied"])).toBe("You revoked the request");
  expect(titleOf("revoked", "customer", ["applied"], true)).toBe(
    "Your withdrawal from the contract replaced the request",
  );
});
