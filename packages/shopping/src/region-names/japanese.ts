import { listedNames } from "./listed-names.ts";
import { namedAfterPeoples } from "./peoples.ts";
import { ranked } from "./ranks.ts";
import { shinjitai, unusualShapes } from "./shinjitai.ts";

/** Names that are written in katakana in Japanese. */
const own = listedNames(
  `内蒙古自治区 内モンゴル自治区,西藏自治区 チベット自治区,广西壮族自治区 広西チワン族自治区,新疆维吾尔自治区 新疆ウイグル自治区
呼和浩特市 フフホト市,鄂尔多斯市 オルドス市,呼伦贝尔市 フルンボイル市,巴彦淖尔市 バヤンノール市,乌兰察布市 ウランチャブ市
锡林郭勒盟 シリンゴル盟,阿拉善盟 アルシャー盟,哈尔滨市 ハルビン市,齐齐哈尔市 チチハル市,佳木斯市 ジャムス市,乌鲁木齐市 ウルムチ市
克拉玛依市 カラマイ市,吐鲁番市 トルファン市,吐鲁番地区 トルファン地区,哈密市 クムル市,阿克苏地区 アクス地区,阿克苏市 アクス市
喀什地区 カシュガル地区,喀什市 カシュガル市,和田地区 ホータン地区,和田市 ホータン市,和田县 ホータン県,阿勒泰地区 アルタイ地区
阿勒泰市 アルタイ市,拉萨市 ラサ市,日喀则市 シガツェ市,日喀则地区 シガツェ地区,昌都市 チャムド市,昌都地区 チャムド地区
林芝市 ニンティ市,林芝地区 ニンティ地区,那曲市 ナクチュ市,那曲地区 ナクチュ地区,阿里地区 ガリ地区,格尔木市 ゴルムド市
其它区 その他,县 県`,
);

let shapes: Map<string, string> | undefined;

function inKanji(text: string): string {
  if (shapes === undefined) {
    const pairs = Array.from(shinjitai);
    shapes = new Map(
      pairs.flatMap((simplified, at) => (at % 2 === 0 ? [[simplified, pairs[at + 1] ?? simplified]] : [])),
    );
  }
  return Array.from(text)
    .map((character) => shapes?.get(character) ?? character)
    .join("");
}

/** The name in Japanese: the kanji of Japan, katakana where Japanese writes names so, and the rank in Japanese. */
export function japanese(name: string): string {
  const known = own.get(name) ?? unusualShapes[name];
  if (known !== undefined) return known;
  const peoples = namedAfterPeoples(name, 2);
  if (peoples !== null) {
    const rank = { 州: "自治州", 县: "自治県", 旗: "自治旗", 区: "区" }[peoples.rank];
    return `${inKanji(peoples.locality)}${peoples.peoples.join("")}${rank}`;
  }
  const { stem, rank } = ranked(name, 2);
  return `${inKanji(stem)}${rank}`;
}
