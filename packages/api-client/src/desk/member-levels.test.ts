import { expect, test } from "vitest";
import { succeeding } from "../../test/stub-client.ts";
import { fetchLevelCustomer, fetchMemberLevels, giveMemberLevel, saveMemberLevel } from "./member-levels.ts";

const level = {
  id: 4,
  name: { en: "Gold" },
  price_share: 9000,
  turnover_from: "500.00",
  turnover_days: 90,
  revision: 2,
  customers: 3,
  given: 1,
};

test("a member level says which purchases reach it, or that it is given by hand", async () => {
  const byHand = { ...level, id: 5, turnover_from: "", turnover_days: 0 };
  expect(await fetchMemberLevels(succeeding([level, byHand]).api)).toMatchObject([
    { id: 4, priceShare: 9000, turnover: { from: 50_000, days: 90 }, customerCount: 3, givenCount: 1 },
    { id: 5, turnover: null },
  ]);
});

test("a customer without a level has none, and a change names what was given before", async () => {
  const wire = { id: 9, number: "20260001", nickname: "Lin", level_id: 4, given_level_id: 0 };
  const customer = await fetchLevelCustomer(succeeding(wire).api, "20260001");
  expect(customer).toEqual({ id: 9, number: "20260001", nickname: "Lin", levelId: 4, givenLevelId: null });
  const { api, sent } = succeeding({ id: 4 });
  await giveMemberLevel(api, { customer, levelId: 4 });
  await saveMemberLevel(api, {
    seen: null,
    name: { en: "Gold" },
    priceShare: 9000,
    turnover: { from: 50_050, days: 9 },
  });
  await saveMemberLevel(api, { seen: { id: 4, revision: 2 }, name: {}, priceShare: 10_000, turnover: null });
  expect(sent.map(({ body }) => body)).toEqual([
    { customer_id: 9, level_id: 4, seen_level_id: 0 },
    { name: { en: "Gold" }, price_share: 9000, turnover_from: "500.50", turnover_days: 9 },
    { id: 4, revision: 2, name: {}, price_share: 10_000, turnover_from: "", turnover_days: 0 },
  ]);
});
