import { expect, test } from "vitest";
import { succeeding } from "../../test/stub-client.ts";
import { fetchShopAddresses, saveShopAddresses } from "./shop-addresses.ts";

const wire = {
  revision: 2,
  province_id: 310_000,
  city_id: 310_100,
  district_id: 310_104,
  street: { zh: "安福路12号" },
  return_contact: { en: "Returns desk" },
  return_phone: "021-5555 0100",
  return_address: { en: "18 Xinye Road" },
  opens_at: "10:00",
  closes_at: "21:30",
  open_days: [0, 6],
};

test("addresses of a shop are saved as they were read", async () => {
  const addresses = await fetchShopAddresses(succeeding(wire).api);
  expect(addresses).toMatchObject({ districtId: 310_104, street: { zh: "安福路12号" }, openDays: [0, 6] });
  const { api, sent } = succeeding([]);
  await saveShopAddresses(api, addresses);
  expect(sent[0]?.body).toEqual(wire);
});

test("a shop that cannot be visited has no region", async () => {
  const nowhere = { ...wire, province_id: 0, city_id: 0, district_id: 0, street: {} };
  expect(await fetchShopAddresses(succeeding(nowhere).api)).toMatchObject({ provinceId: null, street: {} });
});
