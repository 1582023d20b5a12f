import type { Material } from "../material.ts";
import { words } from "../words.ts";

export const metals: readonly Material[] = [
  { key: "metal", words: words("metal, metallic", "金属, 金属制", "金属, 金属製, メタル", "금속, 메탈") },
  {
    key: "steel",
    of: "metal",
    words: words("steel, carbon steel", "钢, 钢制, 碳钢", "スチール, 鋼, 鋼製, 炭素鋼", "스틸, 강철, 탄소강"),
  },
  {
    key: "stainless-steel",
    of: "steel",
    words: words(
      "stainless steel, stainless, inox",
      "不锈钢, 304不锈钢, 不锈钢制",
      "ステンレス, ステンレス鋼, ステンレス製",
      "스테인리스, 스테인레스, 스텐, 스테인리스 스틸",
    ),
  },
  {
    key: "iron",
    of: "metal",
    words: words("iron, wrought iron", "铁, 熟铁, 铁制, 精铁", "鉄, 鉄製, アイアン", "철, 아이언"),
  },
  {
    key: "cast-iron",
    of: "iron",
    words: words("cast iron, enamelled cast iron", "铸铁, 生铁", "鋳鉄, 鋳物, 南部鉄器", "주철, 주물, 무쇠"),
  },
  {
    key: "aluminium",
    of: "metal",
    words: words(
      "aluminium, aluminum",
      "铝, 铝合金, 铝制",
      "アルミ, アルミニウム, アルミ製",
      "알루미늄, 알루미늄 합금",
    ),
  },
  { key: "copper", of: "metal", words: words("copper", "铜, 紫铜, 红铜, 纯铜", "銅, 銅製, カッパー", "구리, 코퍼") },
  { key: "brass", of: "metal", words: words("brass", "黄铜", "真鍮, ブラス, 黄銅", "황동, 놋쇠, 유기, 브라스") },
  { key: "bronze", of: "metal", words: words("bronze", "青铜", "ブロンズ, 青銅", "청동, 브론즈") },
  { key: "titanium", of: "metal", words: words("titanium", "钛, 纯钛, 钛合金", "チタン, チタニウム", "티타늄, 티탄") },
  {
    key: "tin",
    of: "metal",
    words: words("tin, pewter, tinplate", "锡, 马口铁", "錫, ブリキ, ピューター", "주석, 양철"),
  },
  {
    key: "gold",
    of: "metal",
    words: words(
      "gold, solid gold, gold plated, 18k gold, 14k gold",
      "黄金, 足金, 镀金, k金, 18k金",
      "金, 純金, 金メッキ, 18金, k18",
      "금, 순금, 도금, 18k",
    ),
  },
  {
    key: "silver",
    of: "metal",
    words: words(
      "silver, sterling silver, 925 silver, silver plated",
      "纯银, 银, 925银, 银饰, 镀银",
      "銀, 純銀, シルバー925, スターリングシルバー, 銀製",
      "은, 순은, 925 실버, 스털링 실버, 은도금",
    ),
  },
  { key: "platinum", of: "metal", words: words("platinum", "铂金, 白金", "プラチナ, 白金", "플래티넘, 백금") },
];
