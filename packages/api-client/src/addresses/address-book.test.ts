import { expect, test } from "vitest";
import { succeeding } from "../../test/stub-client.ts";
import { wireAddress } from "../testing/wire-address.ts";
import { fetchAddresses } from "./address-book.ts";
import { addAddress, deleteAddress, setDefaultAddress, updateAddress } from "./address-changes.ts";

const row = wireAddress({
  id: 4,
  contact: "Mo Li",
  telephone: 13712345678,
  province_id: 440000,
  city_id: 440100,
  district_id: "440106",
  address: "Tianhe Road 100",
  province: "广东省",
  city: "广州市",
  district: "天河区",
});
const address = {
  id: 4,
  recipient: "Mo Li",
  phone: "13712345678",
  provinceId: 440000,
  cityId: 440100,
  districtId: 440106,
  province: "广东省",
  city: "广州市",
  district: "天河区",
  street: "Tianhe Road 100",
  isDefault: true,
};

test("an unreadable address does not hide the others", async () => {
  const { api } = succeeding([row, { ...row, id: 5, province_id: "" }]);
  expect(await fetchAddresses(api)).toEqual([address]);
  expect(await fetchAddresses(succeeding([]).api)).toEqual([]);
});

test.each([
  [{ province_id: 140000, city_id: 140700, district_id: 140703, district: "太谷区" }, "太谷区"],
  [{ district_id: 110120, district: "" }, ""],
  [{ city_id: "429004", district_id: "429401", district: null }, ""],
  [{ district_id: 429401, district: undefined }, ""],
])("an address whose region is %j is listed as it is, with the name that it has", async (region, district) => {
  const [read] = await fetchAddresses(succeeding([{ ...row, ...region }]).api);
  expect(read).toMatchObject({ id: 4, districtId: Number(region.district_id), district });
});

const { id: _, province: __, city: ___, district: ____, ...parts } = address;
const written = {
  contact: "Mo Li",
  telephone: "13712345678",
  province_id: 440000,
  city_id: 440100,
  district_id: 440106,
  address: "Tianhe Road 100",
};

test("an address that is sent always says as a number whether it is the default", async () => {
  const { api, sent } = succeeding([]);
  await addAddress(api, { ...parts, isDefault: false });
  await updateAddress(api, { id: 4, ...parts });
  expect(sent.map(({ body }) => body)).toEqual([
    { ...written, is_default: 0 },
    { id: 4, ...written, is_default: 1 },
  ]);
});

test("a new address has an id where the platform sends one", async () => {
  expect(await addAddress(succeeding({ id: "12" }).api, parts)).toBe(12);
  expect(await addAddress(succeeding([]).api, parts)).toBeNull();
});

test("deleting an address and choosing another default send its id", async () => {
  const { api, sent } = succeeding([]);
  await deleteAddress(api, 4);
  await setDefaultAddress(api, 5);
  expect(sent.map(({ path, body }) => [path, body])).toEqual([
    ["/api/user_address/del", { id: 4 }],
    ["/api/user_address/setDefault", { id: 5 }],
  ]);
});
