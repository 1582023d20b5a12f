import { expect, test } from "vitest";
import { loadRegionNames } from "./region-names.ts";
import { loadRegions } from "./regions.ts";
import { splitAddress, writeAddress } from "./write-address.ts";
import { joinAddress, type PostalAddress } from "./written-address.ts";

const languages = ["en", "zh", "ja", "ko"] as const;
const provinces = await loadRegions();
const names = {
  en: await loadRegionNames("en"),
  zh: await loadRegionNames("zh"),
  ja: await loadRegionNames("ja"),
  ko: await loadRegionNames("ko"),
};
const xuhui: PostalAddress = {
  province: "上海市",
  city: "上海市",
  district: "徐汇区",
  street: "Flat 1204, 88 Wukang Road",
};
const xiantao: PostalAddress = { province: "湖北省", city: "省直辖县", district: "仙桃市", street: "沔阳大道1号" };
const miyun: PostalAddress = { province: "北京市", city: "市辖区", district: "密云县", street: "鼓楼东大街3号" };

test.each([
  ["en", xuhui, "Flat 1204, 88 Wukang Road, Xuhui District, Shanghai"],
  ["zh", xuhui, "上海市徐汇区 Flat 1204, 88 Wukang Road"],
  ["ja", xuhui, "上海市徐匯区 Flat 1204, 88 Wukang Road"],
  ["ko", xuhui, "상하이시 쉬후이구 Flat 1204, 88 Wukang Road"],
  ["en", xiantao, "沔阳大道1号, Xiantao City, Hubei Province"],
  ["zh", xiantao, "湖北省仙桃市沔阳大道1号"],
  ["en", miyun, "鼓楼东大街3号, Miyun County, Beijing"],
  ["zh", miyun, "北京市密云县鼓楼东大街3号"],
  ["ja", miyun, "北京市密雲県鼓楼东大街3号"],
  ["ko", miyun, "베이징시 미윈현 鼓楼东大街3号"],
  ["zh", { ...miyun, district: "" }, "北京市鼓楼东大街3号"],
  ["en", { province: "", city: "", district: "", street: " x " }, "x"],
] as const)("an address in %s is written as it is there: %o", async (language, address, expected) => {
  expect(await writeAddress(address, language)).toBe(expected);
});

const streets = ["武康路88号", "Flat 1204, 88 Wukang Road", "3号楼"];
/** An address in each district that there is, with the streets in turn. */
const everywhere: readonly PostalAddress[] = provinces
  .flatMap((province) =>
    province.children.flatMap((city) =>
      city.children.map((district) => ({ province: province.name, city: city.name, district: district.name })),
    ),
  )
  .map((address, at) => ({ ...address, street: streets[at % streets.length] ?? "" }));

test.each(languages)(
  "an address in %s names each region once, in its order, and loses nothing of the street",
  (language) => {
    for (const address of everywhere) {
      const written = joinAddress(address, language, names[language]);
      const regions = [address.province, address.city, address.district]
        // These stand in the data where there is no city, or no district.
        .filter((name, at, all) => name !== all[at - 1] && !["县", "市辖区"].includes(name) && !name.includes("直辖"))
        .map((name) => names[language](name, address.province));
      const parts = language === "en" ? [address.street, ...regions.toReversed()] : [...regions, address.street];
      const separator = { en: ", ", ko: " ", zh: "", ja: "" }[language];
      const plain = (text: string): string => (separator === "" ? text.replaceAll(" ", "") : text);
      expect(plain(written)).toBe(plain(parts.join(separator)));
      expect(written).toBe(written.trim());
      expect(written).not.toMatch(/ {2}|, ,/);
    }
  },
);

test.each(["", " "])("an address that a platform has joined with %j between is taken apart again", (blank) => {
  for (const address of everywhere) {
    const { province, city, district, street } = address;
    expect(splitAddress([province, city, district].join(blank) + street, provinces)).toEqual(address);
    const once = splitAddress(
      [province, ...(city === province ? [] : [city]), district].join(blank) + street,
      provinces,
    );
    expect(joinAddress(once, "zh")).toBe(joinAddress(address, "zh"));
  }
});

test("an address that nobody can take apart is shown as the platform has written it", async () => {
  for (const text of ["88 Wukang Road, Shanghai", "", "某地1号"])
    for (const language of languages) expect(await writeAddress(text, language)).toBe(text);
  expect(await writeAddress("北京市 北京市 密云县鼓楼东大街3号", "en")).toBe("密云县鼓楼东大街3号, Beijing");
});
