/** The peoples that autonomous prefectures, counties and districts are named after: in Chinese, English, Japanese and Korean. */
const table = `
各族 Multi-Ethnic 各族 각족
壮族 Zhuang チワン族 좡족
回族 Hui 回族 후이족
维吾尔族 Uygur ウイグル族 위구르족
藏族 Tibetan チベット族 티베트족
苗族 Miao ミャオ族 먀오족
彝族 Yi イ族 이족
土家族 Tujia トゥチャ族 투자족
布依族 Buyei プイ族 부이족
侗族 Dong トン族 둥족
瑶族 Yao ヤオ族 야오족
白族 Bai ペー族 바이족
哈尼族 Hani ハニ族 하니족
傣族 Dai タイ族 다이족
黎族 Li リー族 리족
傈僳族 Lisu リス族 리쑤족
佤族 Va ワ族 와족
畲族 She シェ族 서족
拉祜族 Lahu ラフ族 라후족
水族 Sui スイ族 수이족
纳西族 Naxi ナシ族 나시족
景颇族 Jingpo チンポー族 징포족
土族 Tu トゥ族 투족
达斡尔族 Daur ダウール族 다우르족
仫佬族 Mulao ムーラオ族 무라오족
羌族 Qiang チャン族 창족
布朗族 Blang プーラン族 부랑족
撒拉族 Salar サラール族 싸라족
毛南族 Maonan マオナン族 마오난족
仡佬族 Gelao コーラオ族 거라오족
锡伯 Xibe シベ 시보
朝鲜族 Korean 朝鮮族 조선족
柯尔克孜 Kirgiz キルギス 키르기스
普米族 Pumi プミ族 푸미족
怒族 Nu ヌー族 누족
塔吉克 Tajik タジク 타지크
鄂温克族 Ewenki エヴェンキ族 에벤키족
鄂伦春 Oroqen オロチョン 오로첸
独龙族 Derung トーロン族 두룽족
裕固族 Yugur ユグル族 위구족
保安族 Bonan ボウナン族 바오안족
东乡族 Dongxiang トンシャン族 둥샹족
满族 Manchu 満族 만주족
哈萨克族 Kazak カザフ族 카자흐족
哈萨克 Kazak カザフ 카자흐
蒙古族 Mongolian モンゴル族 몽골족
蒙古 Mongolian モンゴル 몽골
`;

export type PeopleColumn = 1 | 2 | 3;

const rows = table
  .trim()
  .split("\n")
  .map((line) => line.split(" "));
const chinese = rows.map(([name = ""]) => name);
const named = new RegExp(`^(.*?)((?:${chinese.join("|")})+)(?:自治([州县旗])|(区))$`);
const each = new RegExp(chinese.join("|"), "g");

export interface NamedAfterPeoples {
  /** What is before the peoples: a place, or nothing. */
  readonly locality: string;
  readonly peoples: readonly string[];
  readonly rank: "州" | "县" | "旗" | "区";
}

/** What a name like 红河哈尼族彝族自治州 is made of; null for other names. */
export function namedAfterPeoples(name: string, column: PeopleColumn): NamedAfterPeoples | null {
  const [, locality = "", peoples = "", autonomous, district] = named.exec(name) ?? [];
  const rank = autonomous ?? district;
  if (rank !== "州" && rank !== "县" && rank !== "旗" && rank !== "区") return null;
  return {
    locality,
    peoples: (peoples.match(each) ?? []).map((people) => rows[chinese.indexOf(people)]?.[column] ?? people),
    rank,
  };
}
