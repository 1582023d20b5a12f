import type { Material } from "../material.ts";
import { words } from "../words.ts";

export const textiles: readonly Material[] = [
  {
    key: "wool",
    words: words(
      "wool, woollen, woolen, lambswool",
      "羊毛, 纯羊毛, 羔羊毛, 毛呢",
      "ウール, 羊毛, 毛織, ラムウール",
      "울, 양모, 모직, 램스울",
    ),
  },
  {
    key: "merino",
    of: "wool",
    words: words("merino, merino wool", "美利奴, 美利奴羊毛, 美丽诺", "メリノ, メリノウール", "메리노, 메리노울"),
  },
  { key: "cashmere", of: "wool", words: words("cashmere", "羊绒, 山羊绒, 开司米", "カシミヤ, カシミア", "캐시미어") },
  {
    key: "alpaca",
    of: "wool",
    words: words(
      "alpaca, mohair, angora",
      "羊驼毛, 马海毛, 安哥拉毛",
      "アルパカ, モヘア, アンゴラ",
      "알파카, 모헤어, 앙고라",
    ),
  },
  {
    key: "felt",
    of: "wool",
    words: words("felt, wool felt", "毛毡, 羊毛毡", "フェルト, 羊毛フェルト", "펠트, 양모펠트"),
  },
  { key: "tweed", of: "wool", words: words("tweed", "粗花呢, 花呢", "ツイード", "트위드") },
  {
    key: "cotton",
    words: words(
      "cotton, organic cotton",
      "棉, 纯棉, 全棉, 棉质, 有机棉",
      "綿, コットン, 木綿, 綿100%, オーガニックコットン",
      "면, 순면, 코튼, 유기농 면",
    ),
  },
  { key: "denim", of: "cotton", words: words("denim", "牛仔布, 丹宁", "デニム, デニム生地", "데님, 청지") },
  {
    key: "canvas",
    of: "cotton",
    words: words("canvas cloth, cotton canvas", "帆布", "帆布, キャンバス地", "캔버스천, 캔버스 원단"),
  },
  {
    key: "corduroy",
    of: "cotton",
    words: words("corduroy", "灯芯绒, 条绒", "コーデュロイ, コール天", "코듀로이, 골덴"),
  },
  {
    key: "flannel",
    of: "cotton",
    words: words("flannel cotton, brushed cotton, flannelette", "法兰绒, 磨毛", "フランネル, ネル", "플란넬, 기모"),
  },
  { key: "muslin", of: "cotton", words: words("muslin, gauze", "纱布, 棉纱", "ガーゼ, モスリン", "거즈, 모슬린") },
  {
    key: "terry",
    of: "cotton",
    words: words("terry, terry cloth, towelling", "毛圈, 毛巾布", "パイル, タオル地", "테리, 타월지"),
  },
  {
    key: "jersey",
    of: "cotton",
    words: words("jersey cotton, jersey knit", "汗布, 针织棉", "天竺, カットソー生地", "저지, 싱글저지"),
  },
  { key: "linen", words: words("linen", "亚麻, 麻, 棉麻, 麻布", "麻, リネン, 亜麻", "리넨, 린넨, 마, 아마") },
  {
    key: "silk",
    words: words("silk, mulberry silk, silken", "真丝, 丝绸, 蚕丝, 桑蚕丝, 丝", "シルク, 絹, 正絹", "실크, 비단"),
  },
  { key: "satin", words: words("satin, sateen", "缎面, 色丁, 绸缎", "サテン, 繻子", "새틴, 공단") },
  {
    key: "velvet",
    words: words("velvet, velour", "天鹅绒, 丝绒, 金丝绒", "ベルベット, ビロード, ベロア", "벨벳, 우단, 벨루어"),
  },
  {
    key: "down",
    words: words(
      "down, feather, goose down, duck down",
      "羽绒, 鹅绒, 鸭绒, 白鹅绒",
      "ダウン, 羽毛, フェザー, グースダウン",
      "다운, 거위털, 오리털, 구스",
    ),
  },
  {
    key: "fleece",
    words: words(
      "fleece, polar fleece, sherpa",
      "抓绒, 摇粒绒, 羊羔绒",
      "フリース, ボア, シェルパ",
      "플리스, 후리스, 양털, 뽀글이",
    ),
  },
  {
    key: "fur",
    words: words(
      "faux fur, fake fur, fur",
      "人造毛, 皮草, 仿皮草",
      "ファー, フェイクファー, 毛皮",
      "페이크퍼, 인조모피, 모피",
    ),
  },
  { key: "polyester", words: words("polyester", "涤纶, 聚酯纤维, 聚酯", "ポリエステル", "폴리에스터, 폴리에스테르") },
  {
    key: "microfibre",
    of: "polyester",
    words: words("microfibre, microfiber", "超细纤维, 超纤", "マイクロファイバー", "극세사, 마이크로파이버"),
  },
  { key: "nylon", words: words("nylon, polyamide, cordura", "尼龙, 锦纶", "ナイロン", "나일론") },
  {
    key: "elastane",
    words: words(
      "elastane, spandex, lycra, stretch",
      "氨纶, 莱卡, 弹力",
      "ポリウレタン, スパンデックス, ストレッチ",
      "스판, 스판덱스, 엘라스탄, 라이크라",
    ),
  },
  {
    key: "viscose",
    words: words(
      "viscose, rayon, modal, lyocell, tencel",
      "粘胶, 人造丝, 莫代尔, 天丝, 莱赛尔",
      "レーヨン, ビスコース, モダール, テンセル, リヨセル",
      "레이온, 비스코스, 모달, 텐셀, 리오셀",
    ),
  },
  { key: "lace", words: words("lace, crochet lace", "蕾丝, 花边", "レース", "레이스") },
  {
    key: "chiffon",
    words: words(
      "chiffon, tulle, organza",
      "雪纺, 薄纱, 网纱, 欧根纱",
      "シフォン, チュール, オーガンジー",
      "시폰, 쉬폰, 튤, 오간자",
    ),
  },
  {
    key: "gore-tex",
    words: words(
      "gore-tex, goretex, gore tex, waterproof membrane",
      "gore-tex, 防水膜",
      "gore-tex, ゴアテックス, 防水透湿素材",
      "gore-tex, 고어텍스",
    ),
  },
];
