import { listedNames } from "./listed-names.ts";
import { namedAfterPeoples } from "./peoples.ts";
import { ranked } from "./ranks.ts";
import { readingsOf } from "./syllables.ts";

/** Names that are known in Korean otherwise than by the rule. The two 산시 are told apart by how their characters are read. */
const own = listedNames(
  `山西省 산시성(산서),陕西省 산시성(섬서),内蒙古自治区 네이멍구 자치구,西藏自治区 시짱 자치구,广西壮族自治区 광시 좡족 자치구
宁夏回族自治区 닝샤 후이족 자치구,新疆维吾尔自治区 신장 위구르 자치구,台湾省 타이완,香港特别行政区 홍콩,澳门特别行政区 마카오
香港岛 홍콩섬,九龙 주룽,新界 신제,澳门半岛 마카오반도,离岛 리다오,其它区 기타,县 현,市 시,钓鱼台 댜오위타이,太鲁阁 타이루거
呼和浩特市 후허하오터시,乌鲁木齐市 우루무치시,拉萨市 라싸시,哈尔滨市 하얼빈시,齐齐哈尔市 치치하얼시
喀什地区 카스 지구,吐鲁番市 투루판시,香格里拉市 샹그릴라시,香格里拉县 샹그릴라현`,
);

const initials = {
  b: "ㅂ",
  p: "ㅍ",
  m: "ㅁ",
  f: "ㅍ",
  d: "ㄷ",
  t: "ㅌ",
  n: "ㄴ",
  l: "ㄹ",
  g: "ㄱ",
  k: "ㅋ",
  h: "ㅎ",
  j: "ㅈ",
  q: "ㅊ",
  x: "ㅅ",
  zh: "ㅈ",
  ch: "ㅊ",
  sh: "ㅅ",
  r: "ㄹ",
  z: "ㅉ",
  c: "ㅊ",
  s: "ㅆ",
} as const;
const finals: Readonly<Record<string, string>> = {
  a: "아",
  o: "오",
  e: "어",
  ai: "아이",
  ei: "에이",
  ao: "아오",
  ou: "어우",
  an: "안",
  en: "언",
  ang: "앙",
  eng: "엉",
  ong: "웅",
  er: "얼",
  i: "이",
  ia: "야",
  ie: "예",
  iao: "야오",
  iu: "유",
  ian: "옌",
  in: "인",
  iang: "양",
  ing: "잉",
  iong: "융",
  u: "우",
  ua: "와",
  uo: "워",
  uai: "와이",
  ui: "우이",
  uan: "완",
  un: "운",
  uang: "왕",
  v: "위",
  ve: "웨",
  van: "위안",
  vn: "윈",
};
/** Syllables without an initial, which are written otherwise. */
const alone: Readonly<Record<string, string>> = {
  yi: "i",
  ya: "ia",
  ye: "ie",
  yao: "iao",
  you: "iu",
  yan: "ian",
  yin: "in",
  yang: "iang",
  ying: "ing",
  yong: "iong",
  wu: "u",
  wa: "ua",
  wo: "uo",
  wai: "uai",
  wei: "웨이",
  wan: "uan",
  wen: "원",
  wang: "uang",
  weng: "웡",
  yu: "v",
  yue: "ve",
  yuan: "van",
  yun: "vn",
};

const leads = Array.from("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ");
const syllableBase = 0xac00;
const perLead = 588;

/** After these a y-vowel is written without its y: 자 for jia, 셰 keeps it. */
const withoutY: Readonly<Record<string, string>> = {
  야: "아",
  야오: "아오",
  양: "앙",
  유: "우",
  융: "웅",
  옌: "엔",
  예: "에",
};

/** Puts an initial before a final, whose first syllable begins with a silent ㅇ. */
function compose(lead: string, final: string): string {
  const code = final.charCodeAt(0) - syllableBase;
  return String.fromCharCode(syllableBase + leads.indexOf(lead) * perLead + (code % perLead)) + final.slice(1);
}

function hangul(syllable: string): string {
  const standing = alone[syllable];
  if (standing !== undefined) return finals[standing] ?? standing;
  if (finals[syllable] !== undefined) return finals[syllable];
  const [, initial = "", rest = ""] = /^(zh|ch|sh|[bpmfdtnlgkhjqxrzcs])(.+)$/.exec(syllable) ?? [];
  const lead = initials[initial as keyof typeof initials];
  if (lead === undefined) return syllable;
  if (rest === "i" && /^(?:zh|ch|sh|r|z|c|s)$/.test(initial)) return compose(lead, "으");
  const isPalatal = /^[jqx]$/.test(initial);
  // After j, q and x Pinyin writes ü without its dots.
  const vowel = isPalatal && rest.startsWith("u") ? rest.replace("u", "v") : rest;
  const final = finals[vowel === "iu" && !isPalatal ? "iu" : vowel] ?? "";
  if (final === "") return syllable;
  const isAffricate = initial === "j" || initial === "q";
  const written = isAffricate ? (withoutY[final] ?? final) : final;
  return compose(lead, written);
}

function transcribed(name: string, length: number): string {
  return readingsOf(name, length).map(hangul).join("");
}

/** The name in Korean: the stem by the rule of the National Institute of Korean Language for Mandarin, the rank read in Korean. */
export function korean(name: string): string {
  const known = own.get(name);
  if (known !== undefined) return known;
  const peoples = namedAfterPeoples(name, 3);
  if (peoples !== null) {
    const before = peoples.locality === "" ? [] : [transcribed(name, Array.from(peoples.locality).length)];
    const rank = { 州: "자치주", 县: "자치현", 旗: "자치기", 区: "구" }[peoples.rank];
    return [...before, ...peoples.peoples, rank].join(" ");
  }
  const { stem, rank } = ranked(name, 3);
  const written = transcribed(name, Array.from(stem).length);
  return stem !== "" && Array.from(rank).length > 1 ? `${written} ${rank}` : `${written}${rank}`;
}
