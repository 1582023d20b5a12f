import type { DemoCategory } from "../../product-types.ts";
import { text } from "../../vocabulary.ts";

export const booksCategory: DemoCategory = {
  key: "books",
  name: text("Books & craft", "图书文创", "本・クラフト", "도서·공예"),
  art: { code: "1f4da" },
  children: [
    {
      key: "books-reading",
      name: text("Books", "图书", "本", "도서"),
      art: { code: "1f4da" },
      children: [
        {
          key: "books-reading-fiction",
          name: text("Novels & poetry", "小说与诗歌", "小説・詩", "소설·시"),
          art: { code: "1f4d5" },
        },
        {
          key: "books-reading-living",
          name: text("Cooking & living", "美食与生活", "料理・暮らし", "요리·생활"),
          art: { code: "1f4d9" },
        },
        {
          key: "books-reading-picture",
          name: text("Picture books", "绘本", "絵本", "그림책"),
          art: { code: "1f4d6" },
        },
      ],
    },
    {
      key: "books-stationery",
      name: text("Stationery", "文具", "文房具", "문구"),
      art: { code: "1f4d3" },
      children: [
        {
          key: "books-stationery-notebooks",
          name: text("Notebooks & journals", "笔记本与手账", "ノート・手帳", "노트·다이어리"),
          art: { code: "1f4d4" },
        },
        {
          key: "books-stationery-pens",
          name: text("Pens & pencils", "钢笔与铅笔", "ペン・鉛筆", "펜·연필"),
          art: { code: "1f58b-fe0f" },
        },
        {
          key: "books-stationery-desk",
          name: text("Desk & letters", "桌面与书信", "デスク・手紙", "책상·편지"),
          art: { code: "2702-fe0f" },
        },
      ],
    },
    {
      key: "books-craft",
      name: text("Art & craft", "美术手作", "アート・手芸", "미술·공예"),
      art: { code: "1f3a8" },
      children: [
        {
          key: "books-craft-painting",
          name: text("Painting & drawing", "绘画", "絵画・ドローイング", "회화·드로잉"),
          art: { code: "1f3a8" },
        },
        {
          key: "books-craft-yarn",
          name: text("Yarn & needlework", "毛线与针线", "毛糸・針仕事", "털실·바느질"),
          art: { code: "1f9f6" },
        },
        {
          key: "books-craft-paper",
          name: text("Paper & wrapping", "纸品与包装", "紙・ラッピング", "종이·포장"),
          art: { code: "1f381" },
        },
      ],
    },
    {
      key: "books-music",
      name: text("Musical instruments", "乐器", "楽器", "악기"),
      art: { code: "1f3bb" },
      children: [
        {
          key: "books-music-strings",
          name: text("Strings", "弦乐", "弦楽器", "현악기"),
          art: { code: "1f3bb" },
        },
        {
          key: "books-music-wind",
          name: text("Wind & keys", "管乐与键盘", "管楽器・鍵盤", "관악기·건반"),
          art: { code: "1f3ba" },
        },
        {
          key: "books-music-percussion",
          name: text("Percussion", "打击乐", "打楽器", "타악기"),
          art: { code: "1f941" },
        },
      ],
    },
  ],
};
