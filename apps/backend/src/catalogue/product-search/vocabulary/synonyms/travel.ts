import type { AreaSynonyms } from "../synonym-group.ts";

export const travel: AreaSynonyms = {
  en: [
    { same: ["travel pillow", "neck pillow", "aeroplane pillow"] },
    { same: ["travel adapter plug", "universal adapter"] },
    { same: ["travel bottle", "travel size bottle"] },
    { same: ["world map", "map of the world"] },
    { same: ["globe", "world globe"] },
    { same: ["suitcase set", "luggage set"] },
    {
      asked: ["packing list", "travel accessories"],
      shown: ["suitcase", "travel pillow", "passport holder", "luggage tag"],
    },
    { asked: ["holiday", "vacation"], shown: ["suitcase", "sun hat", "swimsuit", "sunglasses"] },
  ],
  zh: [
    { same: ["u型枕", "颈枕", "旅行枕", "护颈枕"] },
    { same: ["旅行转换器", "万能转换插头"] },
    { same: ["分装瓶", "旅行分装"] },
    { same: ["行李牌", "行李吊牌"] },
    { asked: ["旅行用品", "出行", "出差"], shown: ["行李箱", "颈枕", "洗漱包"] },
    { asked: ["度假", "旅游"], shown: ["行李箱", "泳衣", "墨镜", "遮阳帽"] },
  ],
  ja: [
    { same: ["ネックピロー", "トラベルピロー", "首枕"] },
    { same: ["海外用変換プラグ", "旅行用変換プラグ"] },
    { same: ["世界地図", "ワールドマップ"] },
    { same: ["トラベルボトル", "詰め替えボトル"] },
    { same: ["ネームタグ", "ラゲッジタグ"] },
    { asked: ["旅行用品", "トラベルグッズ", "出張"], shown: ["スーツケース", "ネックピロー", "ポーチ"] },
    { asked: ["旅行", "バカンス"], shown: ["スーツケース", "水着", "サングラス"] },
  ],
  ko: [
    { same: ["목베개", "여행용 베개", "넥필로우"] },
    { same: ["여행용 멀티어댑터", "해외 어댑터"] },
    { same: ["세계지도", "세계 지도"] },
    { same: ["여행용 공병", "소분용기"] },
    { same: ["네임택", "러기지택", "캐리어 네임택"] },
    { asked: ["여행용품", "출장"], shown: ["캐리어", "목베개", "여권지갑"] },
    { asked: ["휴가", "바캉스"], shown: ["캐리어", "수영복", "선글라스"] },
  ],
};
