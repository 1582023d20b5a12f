import fc from "fast-check";

/** Addresses and forms that nobody should send. */
export const badQueries: Readonly<Record<string, string>> = {
  nothing: "",
  "repeated parameters": "name=a&name=b&page_no=1&page_no=2&goods_id=1&goods_id=2",
  lists: "name[]=a&name[]=b&page_no[]=1&goods_id[]=1&column_id[]=1&id[]=1&pid[]=1",
  "nested parameters": "name[a][b]=1&goods_id[a]=1&__proto__[x]=1&constructor=1",
  "huge numbers":
    "page_no=999999999&page_size=99999999999999999999&goods_id=99999999999999999999&column_id=2147483648&id=9e99&pid=1e309",
  "numbers as large as are read":
    "page_no=999999999&page_size=999999999&goods_id=999999999&column_id=999999999&id=999999999&pid=23&terminal=999999999&shop_id=999999999&cid=999999999&type=999999999&seckill_id=999999999",
  "negative numbers": "page_no=-5&page_size=-5&goods_id=-1&column_id=-1&id=-1&pid=-1&terminal=-1&shop_id=-1&cid=-1",
  "numbers that are none": "page_no=abc&page_size=0x10&goods_id=1e3&column_id=NaN&id=½&platform_cate_id=..&terminal=x",
  SQL: `name=${encodeURIComponent("'; drop table products; --")}&keyword=${encodeURIComponent("%' or 1=1")}&sort_type=price;select&sort=asc--&id=1 or 1=1`,
  "text query operators": `name=${encodeURIComponent("a & | ! <-> (b:* \\")}&keyword=${encodeURIComponent("%_\\%")}`,
  "invalid encodings": "name=%E0%A4%A&keyword=%ff%fe&id=%00",
  "the character that databases refuse": "name=a%00b&keyword=%00&goods_id=1%00&id=%00",
  "ten thousand characters": `name=${"x".repeat(10_000)}&keyword=${"%E8%8C%B6".repeat(3333)}`,
  "unknown sort columns": "sort_type=chengben_price&sort=desc&sort_by_price=up&sort_by_sales=",
  "filters that are none":
    "categories=x,-1,1e9&brands[]=a&shops=99999999999,0&min_price=-1&max_price=1e9&min_rating=9999&in_stock=2&options=,,",
  "filters without end": `categories=${Array.from({ length: 2000 }, (_, id) => id).join(",")}&options=${"7,".repeat(2000)}&min_price=${"9".repeat(40)}&max_price=999999999999.99`,
  "what nobody sees": `name=${encodeURIComponent("\u200B\u3164\u2800")}&keyword=${encodeURIComponent("\u202E\u2066")}&goods_id=${encodeURIComponent("\uFEFF")}&id=${encodeURIComponent("\u115F\uFFA0")}`,
  whitespace: "name=%20%09&keyword=%20&goods_id=%20&column_id=%0A",
};

/** What the contract's calls are sent in bodies. */
const parameters =
  "mobile new_mobile password repassword code client key field value nickname sex action type token id money usdt goods_id item_id " +
  "goods_num num shop_id cart_id selected goods address_id coupon_id coupon remark delivery_type pay_way from order_id " +
  "trade_id contact telephone province_id city_id district_id address is_default order_sn source page_no page_size";

const deep = Array.from({ length: 200 }).reduce<unknown>((inner) => [inner], 1);

/** What is no text: a call that reads no JSON of it finds nothing, as `query.test.ts` shows. */
export const structures: readonly unknown[] = [
  null,
  true,
  false,
  [],
  {},
  [[]],
  [null],
  [{}],
  { a: { b: [1] } },
  { toString: 1, valueOf: null },
  deep,
];

const texts: readonly unknown[] = [
  -1,
  0,
  0.5,
  2_147_483_648,
  "",
  "\ud800",
  "1e3",
  "99999999999999999999",
  "'; drop table customers; --",
  "%00%",
  "[",
  "[null]",
  "[{}]",
  '[{"item_id":"x","num":-1,"goods_id":1e99,"shop_id":[]}]',
  '{"__proto__":{"x":1}}',
  "茶x".repeat(3000),
];

const badValues: readonly unknown[] = [...structures, ...texts];

/** The same in every parameter. */
export const badBodies: readonly object[] = badValues.map((value) =>
  Object.fromEntries(parameters.split(" ").map((name) => [name, value])),
);

/** What gets past the first checks, so that bad input meets the later ones. */
const plausible: readonly unknown[] = [
  1,
  "1",
  2,
  5,
  "13800138000",
  "plaza2026",
  "0000",
  "ZCYZ",
  "trade",
  "order",
  [1, 2],
];

/** Bodies in which some parameters are fine. @returns the same ones every time */
export function mixedBodies(count: number): readonly Record<string, unknown>[] {
  const value = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...plausible) },
    { weight: 1, arbitrary: fc.constantFrom(...badValues) },
  );
  const names = parameters.split(" ");
  const bodies = fc.record(Object.fromEntries(names.map((name) => [name, value])), { requiredKeys: [] });
  return fc.sample(bodies, { numRuns: count, seed: 20_261_120 });
}
