import type { Occasion } from "../occasion.ts";
import { words } from "../words.ts";

export const pastimes: readonly Occasion[] = [
  {
    key: "concert",
    words: words(
      "concert, opera, theatre, theater, festival",
      "演唱会, 音乐会, 看演出, 音乐节",
      "コンサート, ライブ, 観劇, フェス",
      "콘서트, 공연, 뮤지컬, 페스티벌",
    ),
    hints: ["binoculars", "handbag", "dress", "earphones"],
  },
  {
    key: "photography",
    words: words(
      "photography, taking pictures, taking photos, photo shoot",
      "摄影, 拍照, 拍摄",
      "写真撮影, 写真を撮る, カメラ女子",
      "사진 촬영, 사진찍기, 촬영",
    ),
    hints: ["camera", "tripod", "film"],
  },
  {
    key: "recording",
    words: words(
      "podcast, podcasting, streaming, home studio, home recording, live stream, vlog",
      "直播, 录音, 播客, 录歌, 拍视频",
      "配信, 宅録, ポッドキャスト, 録音, 動画配信",
      "방송, 녹음, 팟캐스트, 유튜브, 홈레코딩",
    ),
    hints: ["microphone", "headphones", "camera", "tripod", "laptop"],
  },
  {
    key: "music-listening",
    words: words(
      "listening to music, music lover, audiophile",
      "听音乐, 听歌, 音乐发烧友",
      "音楽鑑賞, 音楽を聴く",
      "음악 감상, 음악 듣기",
    ),
    hints: ["headphones", "speaker", "record-player", "radio", "earphones"],
  },
  {
    key: "movie-night",
    words: words(
      "movie night, home cinema, film night, watching movies",
      "看电影, 电影之夜, 追剧, 家庭影院",
      "映画鑑賞, おうち映画, ホームシアター",
      "영화 보기, 영화의 밤, 홈시네마",
    ),
    hints: ["projector", "popcorn", "speaker", "blanket", "television"],
  },
  {
    key: "game-night",
    words: words(
      "game night, family game night, rainy afternoon game",
      "游戏之夜, 亲子游戏, 聚会游戏",
      "ゲーム大会, 家族で遊ぶ, おうち遊び",
      "게임 모임, 가족 게임, 집콕놀이",
    ),
    hints: ["board-game", "playing-cards", "dice", "chess-set", "puzzle"],
  },
  {
    key: "gaming",
    words: words(
      "gaming, gamer, esports, playing video games",
      "电竞, 打游戏, 玩游戏",
      "ゲーミング, ゲーマー, ゲーム好き",
      "게이밍, 게임, 게이머",
    ),
    hints: ["game-controller", "headphones", "keyboard", "mouse", "monitor"],
  },
  {
    key: "painting",
    words: words(
      "painting, drawing, sketching, learn to draw, art class",
      "画画, 绘画, 写生, 美术课",
      "お絵かき, 絵を描く, スケッチ, 絵画",
      "그림 그리기, 스케치, 미술",
    ),
    hints: ["paint", "paintbrush", "pencil"],
  },
  {
    key: "crafting",
    words: words(
      "crafting, crafts, handmade, knitting, crochet, sewing, hobby",
      "手工, 编织, 织毛衣, 缝纫, 钩针",
      "手芸, 編み物, ハンドメイド, 裁縫, 手作り",
      "뜨개질, 공예, 핸드메이드, 바느질, 취미",
    ),
    hints: ["yarn", "scissors", "ribbon"],
  },
  {
    key: "gift-wrapping",
    words: words(
      "wrapping gifts, gift wrapping, wrap a present",
      "包装礼物, 礼物包装, 包礼物",
      "ラッピング, プレゼント包装",
      "선물 포장, 선물포장",
    ),
    hints: ["wrapping-paper", "ribbon", "scissors", "greeting-card"],
  },
  {
    key: "writing",
    words: words(
      "writing, journaling, letter writing, calligraphy, note taking",
      "写字, 写信, 记笔记, 练字, 手账",
      "書き物, 手紙, 日記, 書道, メモ",
      "글쓰기, 편지쓰기, 일기쓰기, 캘리그라피, 필기",
    ),
    hints: ["notebook", "journal", "pen", "fountain-pen", "pencil"],
  },
  {
    key: "reading",
    words: words(
      "reading, bookworm, book lover, bedtime reading",
      "阅读, 看书, 读书, 睡前阅读",
      "読書, 本好き, 寝る前の読書",
      "독서, 책읽기, 책벌레",
    ),
    hints: ["book", "novel", "desk-lamp", "armchair"],
  },
  {
    key: "make-music",
    words: words(
      "learn an instrument, play music, band practice, music lesson, learn guitar",
      "学乐器, 学吉他, 演奏, 音乐课",
      "楽器演奏, 演奏, バンド, 音楽教室",
      "악기 연주, 악기 배우기, 밴드, 연주",
    ),
    hints: ["guitar", "violin", "piano", "drum", "trumpet"],
  },
];
