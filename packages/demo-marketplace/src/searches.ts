import type { Language } from "./texts.ts";

/** What shoppers of the demo type, and what comes of it. */
export interface DemoSearch {
  readonly language: Language;
  readonly text: string;
  /** A day, on an ordinary one. */
  readonly often: number;
  /** Products found. */
  readonly hits: number;
  /** Of a hundred searches, those from which a product is opened. */
  readonly clicked: number;
  /** Where that stands, on average, in tenths of a place. */
  readonly position: number;
  /** Of a hundred searches, those of which one is put into the cart. */
  readonly carted: number;
}

/** What is searched next when the first text does not do. */
export interface DemoRefinement {
  readonly language: Language;
  readonly text: string;
  readonly next: string;
  /** Of a hundred searches for the first. */
  readonly share: number;
}

type Row = readonly [text: string, often: number, hits: number, clicked?: number, position?: number, carted?: number];

/** Opened often, fairly far up. */
const usual = { clicked: 46, position: 24, carted: 9 } as const;

function searchesIn(language: Language, rows: readonly Row[]): readonly DemoSearch[] {
  return rows.map(([text, often, hits, clicked, position, carted]) => {
    const found = hits === 0 ? { clicked: 0, position: 10, carted: 0 } : usual;
    return {
      language,
      text,
      often,
      hits,
      clicked: clicked ?? found.clicked,
      position: position ?? found.position,
      carted: carted ?? found.carted,
    };
  });
}

export const demoSearches: readonly DemoSearch[] = [
  ...searchesIn("en", [
    ["sofa", 14, 7, 58, 17, 8],
    ["teapot", 12, 4, 61, 15, 14],
    ["desk lamp", 11, 43, 52, 31, 10],
    ["headphones", 10, 5, 63, 18, 12],
    ["running shoes", 9, 28, 44, 36],
    ["water bottle", 9, 19, 49, 22, 16],
    ["backpack", 8, 13, 55, 26],
    ["wool blanket", 7, 30, 47],
    ["office chair", 6, 12, 51, 21, 6],
    ["phone case", 6, 19, 42, 38, 13],
    ["candle", 6, 24, 40, 41, 15],
    ["usb c cable", 5, 15, 57, 13, 22],
    ["bluetooth speaker", 5, 11],
    ["chopping board", 4, 20],
    ["rain jacket", 4, 9],
    ["notebook", 4, 14],
    ["duvet", 3, 8],
    ["tumbler", 3, 6],
    ["kettle", 3, 15],
    ["green tea", 4, 199, 3, 120, 1],
    ["wifi", 2, 17, 2, 60, 0],
    ["coffee grinder", 5, 0],
    ["yoga mat", 4, 0],
    ["rug", 4, 0],
    ["stroller", 2, 0],
    ["air fryer", 3, 0],
    ["thermos", 3, 0],
    ["chesterfield", 2, 0],
    ["eiderdown", 1, 0],
  ]),
  ...searchesIn("zh", [
    ["沙发", 13, 7, 57, 18, 8],
    ["耳机", 12, 6, 60, 16, 11],
    ["茶壶", 10, 4, 62, 14, 15],
    ["台灯", 9, 41, 50, 29],
    ["水杯", 9, 10, 51, 22, 17],
    ["双肩包", 6, 6],
    ["毛毯", 6, 13],
    ["跑步鞋", 6, 4],
    ["笔记本", 5, 15],
    ["香水", 5, 3],
    ["保温杯", 5, 6],
    ["小夜灯", 3, 15],
    ["咖啡机", 4, 157, 3, 140, 1],
    ["瑜伽垫", 5, 0],
    ["电饭煲", 4, 0],
    ["地毯", 4, 0],
    ["路由器", 2, 0],
    ["暖水壶", 2, 0],
    ["床头灯", 3, 0],
    ["贵妃榻", 1, 0],
  ]),
  ...searchesIn("ja", [
    ["ソファ", 10, 7, 56, 19, 7],
    ["イヤホン", 9, 12, 58, 20, 12],
    ["ティーポット", 8, 4, 60, 16, 14],
    ["デスクライト", 7, 46],
    ["水筒", 7, 17],
    ["リュック", 6, 6],
    ["毛布", 5, 10],
    ["ノート", 4, 14],
    ["急須", 4, 4],
    ["キャンドル", 3, 24],
    ["掃除機", 3, 158, 2, 150, 0],
    ["炊飯器", 4, 0],
    ["ヨガマット", 3, 0],
    ["長椅子", 2, 0],
  ]),
  ...searchesIn("ko", [
    ["소파", 9, 7, 55, 18, 8],
    ["헤드폰", 8, 5, 59, 17, 12],
    ["찻주전자", 6, 4, 60, 15, 14],
    ["운동화", 6, 6],
    ["백팩", 6, 6],
    ["물병", 5, 16],
    ["담요", 5, 13],
    ["이불", 4, 8],
    ["노트", 3, 15],
    ["에어프라이어", 4, 0],
    ["요가매트", 3, 0],
    ["책가방", 2, 0],
  ]),
];

export const demoRefinements: readonly DemoRefinement[] = [
  { language: "en", text: "chesterfield", next: "sofa", share: 40 },
  { language: "en", text: "thermos", next: "tumbler", share: 35 },
  { language: "en", text: "eiderdown", next: "duvet", share: 45 },
  { language: "en", text: "sofa", next: "blue sofa", share: 6 },
  { language: "en", text: "desk lamp", next: "desk lamp brass", share: 4 },
  { language: "en", text: "running shoes", next: "trainers", share: 5 },
  { language: "zh", text: "暖水壶", next: "保温杯", share: 38 },
  { language: "zh", text: "贵妃榻", next: "沙发", share: 42 },
  { language: "zh", text: "床头灯", next: "小夜灯", share: 33 },
  { language: "zh", text: "耳机", next: "蓝牙耳机", share: 8 },
  { language: "ja", text: "長椅子", next: "ソファ", share: 36 },
  { language: "ja", text: "急須", next: "ティーポット", share: 7 },
  { language: "ko", text: "책가방", next: "백팩", share: 41 },
];
