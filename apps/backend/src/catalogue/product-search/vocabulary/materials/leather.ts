import type { Material } from "../material.ts";
import { words } from "../words.ts";

export const leather: readonly Material[] = [
  {
    key: "leather",
    words: words(
      "leather, genuine leather, real leather, full grain leather",
      "真皮, 皮革, 皮质, 牛皮, 头层牛皮, 皮",
      "革, 本革, レザー, 皮革, 牛革, 革製",
      "가죽, 레더, 천연가죽, 소가죽, 진피",
    ),
  },
  {
    key: "suede",
    of: "leather",
    words: words("suede, nubuck", "麂皮, 绒面革, 磨砂皮", "スエード, スウェード, ヌバック", "스웨이드, 누벅, 세무"),
  },
  {
    key: "patent-leather",
    of: "leather",
    words: words("patent leather", "漆皮", "エナメル, パテントレザー", "에나멜, 페이턴트"),
  },
  {
    key: "faux-leather",
    words: words(
      "faux leather, vegan leather, pu leather, leatherette, synthetic leather",
      "人造革, pu皮, 仿皮, 人造皮",
      "合皮, 合成皮革, フェイクレザー, puレザー",
      "인조가죽, 합성피혁, 레자, 페이크 레더",
    ),
  },
];
