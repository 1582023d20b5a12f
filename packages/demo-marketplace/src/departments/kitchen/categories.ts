import type { DemoCategory } from "../../product-types.ts";
import { text } from "../../vocabulary.ts";

export const kitchenCategory: DemoCategory = {
  key: "kitchen",
  name: text("Kitchen", "厨房", "キッチン", "주방"),
  art: { code: "1f372" },
  children: [
    {
      key: "kitchen-cookware",
      name: text("Cookware", "烹饪锅具", "調理器具", "조리 도구"),
      art: { code: "1f373" },
      children: [
        {
          key: "kitchen-cookware-pots",
          name: text("Pots & casseroles", "汤锅与炖锅", "鍋・キャセロール", "냄비·캐서롤"),
          art: { code: "1f372" },
        },
        {
          key: "kitchen-cookware-pans",
          name: text("Pans", "煎锅", "フライパン", "프라이팬"),
          art: { code: "1f373" },
        },
        {
          key: "kitchen-cookware-baking",
          name: text("Baking", "烘焙", "製菓・ベーキング", "베이킹"),
          art: { code: "1f967" },
        },
      ],
    },
    {
      key: "kitchen-tea",
      name: text("Tea & coffee", "茶与咖啡", "お茶・コーヒー", "차·커피"),
      art: { code: "1fad6" },
      children: [
        {
          key: "kitchen-tea-pots",
          name: text("Teapots", "茶壶", "ティーポット・急須", "찻주전자"),
          art: { code: "1fad6" },
        },
        {
          key: "kitchen-tea-cups",
          name: text("Cups & mugs", "杯碟与马克杯", "カップ・マグ", "찻잔·머그"),
          art: { code: "2615" },
        },
        {
          key: "kitchen-tea-glasses",
          name: text("Glasses & tumblers", "玻璃杯与随行杯", "グラス・タンブラー", "유리컵·텀블러"),
          art: { code: "1f95b" },
        },
      ],
    },
    {
      key: "kitchen-table",
      name: text("Tableware", "餐具", "テーブルウェア", "테이블웨어"),
      art: { code: "1f37d-fe0f" },
      children: [
        { key: "kitchen-table-bowls", name: text("Bowls", "碗", "ボウル・鉢", "볼·그릇"), art: { code: "1f963" } },
        {
          key: "kitchen-table-plates",
          name: text("Plates & dishes", "盘碟", "皿・プレート", "접시"),
          art: { code: "1f37d-fe0f" },
        },
        {
          key: "kitchen-table-cutlery",
          name: text("Cutlery & chopsticks", "刀叉与筷子", "カトラリー・箸", "커트러리·젓가락"),
          art: { code: "1f374" },
        },
      ],
    },
    {
      key: "kitchen-prep",
      name: text("Prep & storage", "备餐与收纳", "下ごしらえ・保存", "손질·보관"),
      art: { code: "1fad9" },
      children: [
        {
          key: "kitchen-prep-tools",
          name: text("Knives & tools", "刀具与工具", "包丁・キッチンツール", "칼·조리 소품"),
          art: { code: "1f52a" },
        },
        {
          key: "kitchen-prep-jars",
          name: text("Jars & shakers", "储物罐与调料瓶", "保存瓶・調味料入れ", "저장 용기·양념통"),
          art: { code: "1fad9" },
        },
        {
          key: "kitchen-prep-carry",
          name: text("Lunch & market", "便当与采购", "お弁当・買い物", "도시락·장보기"),
          art: { code: "1f9fa" },
        },
      ],
    },
  ],
};
