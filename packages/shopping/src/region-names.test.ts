import { createRequire } from "node:module";
import { areaList } from "@vant/area-data";
import { expect, test } from "vitest";
import { loadRegionNames } from "./region-names.ts";

const require = createRequire(import.meta.url);
type Names = Readonly<Record<string, string>>;
const today: Names = { ...areaList.province_list, ...areaList.city_list, ...areaList.county_list };
const revisions = require("gb2260/lib/revisions.json") as readonly string[];
const editions = [today, ...revisions.map((each) => require(`gb2260/lib/${each}.json`) as Names)];
const provinceOf = (code: string) => areaList.province_list[`${code.slice(0, 2)}0000`] ?? "";

/** One township of Taiwan, with two spellings in the data, and what older editions call counties of a municipality. */
const alike = new Set(["崁顶乡", "莰顶乡", "县"]);

const spelling = {
  en: /^[\p{Script=Latin}'-]+(?:,? [\p{Script=Latin}'-]+)*$/u,
  ja: /^[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}ー]+$/u,
  ko: /^[\p{Script=Hangul}()]+(?: [\p{Script=Hangul}()]+)*$/u,
} as const;

/** The languages with names of their own. */
const named = ["en", "ja", "ko"] as const;

test.each(named)("every division of every edition has a name in %s, like none beside it", async (language) => {
  const nameOf = await loadRegionNames(language);
  const wrong = new Set<string>();
  for (const edition of editions) {
    const beside = new Map<string, string>();
    for (const [code, name] of Object.entries(edition)) {
      const written = nameOf(name, provinceOf(code));
      if (!spelling[language].test(written)) wrong.add(`${name} is ${written}`);
      const above = code.endsWith("0000") ? "" : code.slice(0, code.endsWith("00") ? 2 : 4);
      const other = beside.get(`${above} ${written}`) ?? name;
      if (other !== name && !alike.has(name)) wrong.add(`${name} is ${written} like ${other}`);
      beside.set(`${above} ${written}`, name);
    }
  }
  expect([...wrong]).toEqual([]);
});

const known: readonly (readonly [string, string, Readonly<Record<(typeof named)[number], string>>])[] = [
  [
    "金平苗族瑶族傣族自治县",
    "云南省",
    {
      en: "Jinping Miao, Yao and Dai Autonomous County",
      ja: "金平ミャオ族ヤオ族タイ族自治県",
      ko: "진핑 먀오족 야오족 다이족 자치현",
    },
  ],
  ["北京市", "北京市", { en: "Beijing", ja: "北京市", ko: "베이징시" }],
  ["浙江省", "浙江省", { en: "Zhejiang Province", ja: "浙江省", ko: "저장성" }],
  ["山西省", "山西省", { en: "Shanxi Province", ja: "山西省", ko: "산시성(산서)" }],
  ["陕西省", "陕西省", { en: "Shaanxi Province", ja: "陝西省", ko: "산시성(섬서)" }],
  ["内蒙古自治区", "内蒙古自治区", { en: "Inner Mongolia", ja: "内モンゴル自治区", ko: "네이멍구 자치구" }],
  ["西藏自治区", "西藏自治区", { en: "Xizang", ja: "チベット自治区", ko: "시짱 자치구" }],
  ["香港特别行政区", "香港特别行政区", { en: "Hong Kong", ja: "香港特別行政区", ko: "홍콩" }],
  ["呼和浩特市", "内蒙古自治区", { en: "Hohhot City", ja: "フフホト市", ko: "후허하오터시" }],
  ["乌鲁木齐市", "新疆维吾尔自治区", { en: "Ürümqi City", ja: "ウルムチ市", ko: "우루무치시" }],
  ["拉萨市", "西藏自治区", { en: "Lhasa City", ja: "ラサ市", ko: "라싸시" }],
  ["哈尔滨市", "黑龙江省", { en: "Harbin City", ja: "ハルビン市", ko: "하얼빈시" }],
  ["徐汇区", "上海市", { en: "Xuhui District", ja: "徐匯区", ko: "쉬후이구" }],
  ["浦东新区", "上海市", { en: "Pudong New Area", ja: "浦東新区", ko: "푸둥 신구" }],
  ["西安市", "陕西省", { en: "Xi'an City", ja: "西安市", ko: "시안시" }],
  ["吕梁市", "山西省", { en: "Lüliang City", ja: "呂梁市", ko: "뤼량시" }],
  ["六安市", "安徽省", { en: "Lu'an City", ja: "六安市", ko: "루안시" }],
  ["蔚县", "河北省", { en: "Yuxian County", ja: "蔚県", ko: "위현" }],
  ["长子县", "山西省", { en: "Zhangzi County", ja: "長子県", ko: "장쯔현" }],
  ["井陉矿区", "河北省", { en: "Jingxing Mining District", ja: "井陘鉱区", ko: "징싱 광구" }],
  ["万柏林区", "山西省", { en: "Wanbailin District", ja: "万柏林区", ko: "완바이린구" }],
  [
    "科尔沁左翼中旗",
    "内蒙古自治区",
    { en: "Horqin Left Wing Middle Banner", ja: "科爾沁左翼中旗", ko: "커얼친 좌익중기" },
  ],
  [
    "红河哈尼族彝族自治州",
    "云南省",
    { en: "Honghe Hani and Yi Autonomous Prefecture", ja: "紅河ハニ族イ族自治州", ko: "훙허 하니족 이족 자치주" },
  ],
  [
    "鄂温克族自治旗",
    "内蒙古自治区",
    { en: "Ewenki Autonomous Banner", ja: "エヴェンキ族自治旗", ko: "에벤키족 자치기" },
  ],
  ["管城回族区", "河南省", { en: "Guancheng Hui District", ja: "管城回族区", ko: "관청 후이족 구" }],
  ["东区", "香港特别行政区", { en: "Eastern District", ja: "東区", ko: "둥구" }],
  ["东区", "四川省", { en: "Dongqu District", ja: "東区", ko: "둥구" }],
  ["长安镇", "广东省", { en: "Chang'an Town", ja: "長安鎮", ko: "창안진" }],
];

test.each(known)("%s of %s has its customary name", async (name, province, expected) => {
  for (const language of named) expect((await loadRegionNames(language))(name, province)).toBe(expected[language]);
  expect((await loadRegionNames("zh"))(name, province)).toBe(name);
});

test("a name that is not Chinese stays as it is, and so does one with characters that are in no region", async () => {
  for (const language of named) {
    const nameOf = await loadRegionNames(language);
    expect(nameOf("Xuhui District", "Shanghai")).toBe("Xuhui District");
    if (language !== "ja") expect(nameOf("龘龘区", "")).toBe("龘龘区");
  }
});
