import type { DemoCategory } from "../../product-types.ts";
import { text } from "../../vocabulary.ts";

export const homeCategory: DemoCategory = {
  key: "home",
  name: text("Home & living", "家居生活", "ホーム＆リビング", "홈·리빙"),
  art: { code: "1f6cb-fe0f" },
  children: [
    {
      key: "home-furniture",
      name: text("Furniture", "家具", "家具", "가구"),
      art: { code: "1fa91" },
      children: [
        { key: "home-furniture-sofas", name: text("Sofas", "沙发", "ソファ", "소파"), art: { code: "1f6cb-fe0f" } },
        {
          key: "home-furniture-chairs",
          name: text("Chairs", "椅子", "椅子・チェア", "의자"),
          art: { code: "1fa91" },
        },
        {
          key: "home-furniture-cabinets",
          name: text("Cabinets & shelves", "柜架", "収納家具・シェルフ", "수납장·선반"),
          art: { code: "1f5c4-fe0f" },
        },
      ],
    },
    {
      key: "home-rooms",
      name: text("Bedroom & bath", "卧室与浴室", "寝室・バスルーム", "침실·욕실"),
      art: { code: "1f6c1" },
      children: [
        {
          key: "home-rooms-beds",
          name: text("Beds & bedding", "床与床品", "ベッド・寝具", "침대·침구"),
          art: { code: "1f6cf-fe0f" },
        },
        { key: "home-rooms-bath", name: text("Bath", "浴室用品", "バス用品", "욕실용품"), art: { code: "1f9f4" } },
        {
          key: "home-rooms-care",
          name: text("Baskets & cleaning", "篮筐与清洁", "バスケット・掃除用品", "바구니·청소용품"),
          art: { code: "1f9fa" },
        },
      ],
    },
    {
      key: "home-light",
      name: text("Lighting & candles", "灯饰与烛光", "照明・キャンドル", "조명·캔들"),
      art: { code: "1f4a1" },
      children: [
        {
          key: "home-light-bulbs",
          name: text("Bulbs & small lamps", "灯泡与小灯", "電球・小型ライト", "전구·소형 조명"),
          art: { code: "1f4a1" },
        },
        {
          key: "home-light-lanterns",
          name: text("Lanterns", "灯笼与油灯", "ランタン", "랜턴"),
          art: { code: "1f3ee" },
        },
        {
          key: "home-light-candles",
          name: text("Candles", "蜡烛", "キャンドル", "캔들"),
          art: { code: "1f56f-fe0f" },
        },
      ],
    },
    {
      key: "home-decor",
      name: text("Decor & plants", "装饰与绿植", "インテリア雑貨・植物", "장식·식물"),
      art: { code: "1fab4" },
      children: [
        {
          key: "home-decor-clocks",
          name: text("Clocks & mirrors", "钟表与镜子", "時計・ミラー", "시계·거울"),
          art: { code: "1f570-fe0f" },
        },
        {
          key: "home-decor-vases",
          name: text("Vases & ornaments", "花瓶与摆件", "花器・オブジェ", "화병·오브제"),
          art: { code: "1f3fa" },
        },
        {
          key: "home-decor-plants",
          name: text("Plants & flowers", "绿植与花束", "植物・花", "식물·꽃"),
          art: { code: "1fab4" },
        },
      ],
    },
  ],
};
