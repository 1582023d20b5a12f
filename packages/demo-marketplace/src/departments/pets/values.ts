import type { DemoProduct } from "../../product-types.ts";
import { text } from "../../vocabulary.ts";

type Attribute = DemoProduct["attributes"][number];

export const attributes = {
  chinaMade: ["origin", text("China", "中国", "中国", "중국")],
  japanMade: ["origin", text("Japan", "日本", "日本", "일본")],
  newZealandMade: ["origin", text("New Zealand", "新西兰", "ニュージーランド", "뉴질랜드")],
  germanyMade: ["origin", text("Germany", "德国", "ドイツ", "독일")],
  thailandMade: ["origin", text("Thailand", "泰国", "タイ", "태국")],
  dryStore: [
    "storage",
    text("Cool and dry, bag closed", "阴凉干燥，封口保存", "袋を閉じて涼しく乾いた所に", "밀봉해 서늘하고 건조한 곳"),
  ],
  eighteenMonths: ["bestBefore", text("18 months", "18 个月", "18か月", "18개월")],
  twelveMonths: ["bestBefore", text("12 months", "12 个月", "12か月", "12개월")],
  grownDogs: ["age", text("Dogs from 12 months", "12 个月以上的狗", "生後12か月以上の犬", "12개월 이상 반려견")],
  allDogs: ["age", text("Dogs from 3 months", "3 个月以上的狗", "生後3か月以上の犬", "3개월 이상 반려견")],
  allCats: ["age", text("Cats from 3 months", "3 个月以上的猫", "生後3か月以上の猫", "3개월 이상 반려묘")],
  handWash: ["care", text("Hand wash, dry flat", "手洗，平铺晾干", "手洗い、平干し", "손세탁, 뉘어 건조")],
  cool30: ["care", text("Cover washes at 30 °C", "外套 30 °C 机洗", "カバーは30℃で洗濯可", "커버 30 °C 세탁")],
  rinse: ["care", text("Rinse with warm water", "温水冲洗", "ぬるま湯ですすぐ", "미지근한 물로 헹굼")],
} as const satisfies Record<string, Attribute>;
