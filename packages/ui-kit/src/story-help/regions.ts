import type { Region } from "@plaza/shopping/regions";

function node(code: number, name: string, children: readonly Region[] = []): Region {
  return { code, name, children };
}

/** A few regions, one of each kind. */
export const someRegions: readonly Region[] = [
  node(310_000, "上海市", [
    node(310_100, "上海市", [node(310_101, "黄浦区"), node(310_104, "徐汇区"), node(310_115, "浦东新区")]),
  ]),
  node(330_000, "浙江省", [
    node(330_100, "杭州市", [node(330_102, "上城区"), node(330_106, "西湖区")]),
    node(330_200, "宁波市", [node(330_203, "海曙区"), node(330_226, "宁海县")]),
  ]),
  node(530_000, "云南省", [
    node(532_500, "红河哈尼族彝族自治州", [node(532_530, "金平苗族瑶族傣族自治县"), node(532_532, "河口瑶族自治县")]),
  ]),
];
