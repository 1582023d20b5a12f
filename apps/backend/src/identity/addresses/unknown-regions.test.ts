import { expect, test } from "vitest";
import { DomainError } from "../../platform/http/domain-error.ts";
import { Query } from "../../platform/http/query.ts";
import { readAddress } from "./address-calls.ts";
import { countUnknownRegions, type UnknownRegion } from "./unknown-regions.ts";

test("an unknown region is told of at its first, tenth and hundredth use", () => {
  const reported: UnknownRegion[] = [];
  const { add } = countUnknownRegions((region) => reported.push(region));
  for (let times = 0; times < 250; times++) add(110_120);
  add(429_401);
  expect(reported).toEqual([
    { code: 110_120, times: 1 },
    { code: 110_120, times: 10 },
    { code: 110_120, times: 100 },
    { code: 429_401, times: 1 },
  ]);
});

test.each([
  [{ province_id: 110_000, city_id: 110_100, district_id: 110_120 }, [110_120]],
  [{ province_id: 420_000, city_id: 429_004, district_id: 429_401 }, [429_401]],
  [{ province_id: 140_000, city_id: 140_700, district_id: 140_703 }, []],
  [{ province_id: 440_000, city_id: 440_199, district_id: 440_198 }, [440_199, 440_198]],
])("an unknown region is counted whether an address with it is accepted or not: %j", (region, counted) => {
  const codes: number[] = [];
  const body = new Query({ contact: "张三", telephone: "13800138000", address: "1号", is_default: 0, ...region });
  const read = () => readAddress({ body, unknownRegions: { add: (code) => codes.push(code) } });
  if (counted.length > 1) expect(read).toThrow(DomainError);
  else expect(read().fields).toMatchObject({ districtId: region.district_id });
  expect(codes).toEqual(counted);
});

test("an unknown region is not counted when there are too many of them, and those before are", () => {
  const reported: UnknownRegion[] = [];
  const { add } = countUnknownRegions((region) => reported.push(region), 2);
  for (const code of [1, 2, 3, 4, 3]) add(code);
  for (let times = 1; times < 10; times++) add(2);
  expect(reported).toEqual([
    { code: 1, times: 1 },
    { code: 2, times: 1 },
    { code: 2, times: 10 },
  ]);
});
