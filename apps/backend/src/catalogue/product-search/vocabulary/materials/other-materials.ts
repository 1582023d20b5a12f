import type { Material } from "../material.ts";
import { words } from "../words.ts";

export const otherMaterials: readonly Material[] = [
  { key: "acrylic", words: words("acrylic, perspex, plexiglass", "亚克力, 腈纶, 有机玻璃", "アクリル", "아크릴") },
  {
    key: "plastic",
    words: words(
      "plastic, polypropylene, pvc, abs plastic, tritan",
      "塑料, 塑胶, 聚丙烯, pp材质, pvc",
      "プラスチック, 樹脂, ポリプロピレン, pvc, 塩ビ",
      "플라스틱, 폴리프로필렌, 합성수지, pvc, 트라이탄",
    ),
  },
  {
    key: "silicone",
    words: words("silicone, silicon rubber, food grade silicone", "硅胶, 食品级硅胶", "シリコン, シリコーン", "실리콘"),
  },
  {
    key: "rubber",
    words: words(
      "rubber, latex, natural rubber",
      "橡胶, 乳胶, 天然橡胶",
      "ゴム, ラバー, ラテックス",
      "고무, 라텍스, 러버",
    ),
  },
  {
    key: "foam",
    words: words(
      "foam, memory foam, eva, sponge foam",
      "海绵, 记忆棉, 泡棉, eva",
      "ウレタン, 低反発, メモリーフォーム, 高反発, eva",
      "메모리폼, 스펀지, eva",
    ),
  },
  {
    key: "paper",
    words: words(
      "paper, cardboard, kraft paper",
      "纸, 纸质, 牛皮纸, 卡纸, 宣纸",
      "紙, 紙製, 和紙, クラフト紙, 段ボール",
      "종이, 한지, 크라프트지, 골판지",
    ),
  },
  {
    key: "wax",
    words: words(
      "wax, beeswax, soy wax",
      "蜡, 蜂蜡, 大豆蜡",
      "蜜蝋, ワックス, 大豆ワックス, ソイワックス",
      "밀랍, 소이왁스, 비즈왁스",
    ),
  },
  {
    key: "carbon-fibre",
    words: words(
      "carbon fibre, carbon fiber, carbon",
      "碳纤维, 碳纤",
      "カーボン, カーボンファイバー, 炭素繊維",
      "카본, 탄소섬유",
    ),
  },
  { key: "resin", words: words("resin, epoxy", "树脂", "レジン", "레진") },
];
