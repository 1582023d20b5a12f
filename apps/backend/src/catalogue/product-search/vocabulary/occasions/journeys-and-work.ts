import type { Occasion } from "../occasion.ts";
import { words } from "../words.ts";

export const journeysAndWork: readonly Occasion[] = [
  {
    key: "travel",
    words: words(
      "travel, travelling, traveling, trip, holiday, vacation, journey",
      "旅行, 旅游, 出游, 度假",
      "旅行, 旅, 休暇, 海外旅行",
      "여행, 해외여행, 휴가, 바캉스",
    ),
    hints: ["suitcase", "backpack", "sunglasses", "sun-hat", "camera"],
  },
  {
    key: "flight",
    words: words(
      "flight, aeroplane, airplane, long haul",
      "飞机, 坐飞机, 长途飞行, 登机",
      "飛行機, フライト, 機内",
      "비행기, 기내, 비행",
    ),
    hints: ["suitcase", "earphones", "headphones", "blanket"],
  },
  {
    key: "business-trip",
    words: words("business trip, work trip", "出差, 商旅", "出張", "출장"),
    hints: ["suitcase", "laptop", "shirt", "tie"],
  },
  {
    key: "weekend-trip",
    words: words(
      "weekend away, weekend trip, overnight, road trip",
      "周末游, 短途旅行, 自驾游, 过夜",
      "週末旅行, 一泊, ドライブ旅行",
      "주말여행, 1박2일, 드라이브",
    ),
    hints: ["backpack", "suitcase", "cool-box"],
  },
  {
    key: "commuting",
    words: words(
      "commuting, commute, commuter, to work by train",
      "通勤, 上下班, 地铁",
      "通勤, 通学, 電車通勤",
      "출퇴근, 통근, 통학, 지하철",
    ),
    hints: ["backpack", "tumbler", "earphones", "umbrella", "tote-bag"],
  },
  {
    key: "office",
    words: words(
      "office, at work, workplace",
      "办公室, 上班, 职场, 办公",
      "オフィス, 職場, 仕事, 会社",
      "사무실, 회사, 직장, 오피스",
    ),
    hints: ["desk", "keyboard", "mouse", "mug", "notebook", "pen"],
  },
  {
    key: "home-office",
    words: words(
      "home office, work from home, working from home, wfh, remote work",
      "居家办公, 在家办公, 远程办公",
      "在宅勤務, テレワーク, リモートワーク, 在宅ワーク",
      "재택근무, 홈오피스, 재택",
    ),
    hints: ["desk", "chair", "laptop", "keyboard", "mouse", "monitor", "printer", "desk-lamp"],
  },
  {
    key: "back-to-school",
    words: words(
      "back to school, new term, school start, starting school",
      "开学, 上学, 新学期, 入学",
      "入学, 新学期, 入学祝い, 進学",
      "개학, 신학기, 입학, 입학선물",
    ),
    hints: ["backpack", "pencil-case", "notebook", "pencil", "ruler", "scissors", "lunch-box"],
  },
  {
    key: "exam",
    words: words(
      "exam, exams, studying, study, revision, homework",
      "考试, 高考, 备考, 学习, 复习, 做作业",
      "受験, 試験, 勉強, 宿題",
      "시험, 수능, 공부, 수험생, 숙제",
    ),
    hints: ["desk-lamp", "pencil", "ruler", "notebook", "pen", "desk", "coffee"],
  },
  {
    key: "date",
    words: words(
      "date, date night, going out, night out",
      "约会, 出门约会, 聚会穿",
      "デート, お出かけ, 夜遊び",
      "데이트, 외출, 소개팅",
    ),
    hints: ["dress", "perfume", "lipstick", "high-heels"],
  },
  {
    key: "formal",
    words: words(
      "formal, black tie, business wear, job interview outfit",
      "正式, 商务, 正装, 宴会",
      "フォーマル, ビジネス, 正装, 冠婚葬祭",
      "정장, 포멀, 격식, 비즈니스",
    ),
    hints: ["shirt", "tie", "dress", "high-heels", "belt"],
  },
];
