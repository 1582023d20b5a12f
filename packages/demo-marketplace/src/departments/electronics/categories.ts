import type { DemoCategory } from "../../product-types.ts";
import { text } from "../../vocabulary.ts";

export const electronicsCategory: DemoCategory = {
  key: "electronics",
  name: text("Electronics", "数码电器", "家電・デジタル", "전자·디지털"),
  art: { code: "1f3a7" },
  children: [
    {
      key: "electronics-audio",
      name: text("Audio", "影音音频", "オーディオ", "오디오"),
      art: { code: "1f3a7" },
      children: [
        {
          key: "electronics-audio-headphones",
          name: text("Headphones", "耳机", "ヘッドホン", "헤드폰"),
          art: { code: "1f3a7", hue: 300, sat: 2.2 },
        },
        {
          key: "electronics-audio-speakers",
          name: text("Speakers & radios", "音箱与收音机", "スピーカー・ラジオ", "스피커·라디오"),
          art: { code: "1f4fb" },
        },
        {
          key: "electronics-audio-studio",
          name: text("Home studio", "家庭录音", "宅録・スタジオ機材", "홈 스튜디오"),
          art: { code: "1f399-fe0f" },
        },
      ],
    },
    {
      key: "electronics-computers",
      name: text("Computers", "电脑办公", "パソコン", "컴퓨터"),
      art: { code: "1f4bb" },
      children: [
        {
          key: "electronics-computers-machines",
          name: text("Laptops & desktops", "笔记本与台式机", "ノート・デスクトップPC", "노트북·데스크톱"),
          art: { code: "1f5a5-fe0f" },
        },
        {
          key: "electronics-computers-input",
          name: text(
            "Keyboards, mice & controllers",
            "键鼠与手柄",
            "キーボード・マウス・コントローラー",
            "키보드·마우스·게임패드",
          ),
          art: { code: "1f3ae" },
        },
        {
          key: "electronics-computers-print-media",
          name: text("Printers & media", "打印机与存储介质", "プリンター・記録メディア", "프린터·저장 매체"),
          art: { code: "1f5a8-fe0f" },
        },
      ],
    },
    {
      key: "electronics-mobile",
      name: text("Phones & everyday", "手机与随身", "スマホ・身の回り", "휴대폰·생활 가전"),
      art: { code: "1f4f1" },
      children: [
        {
          key: "electronics-mobile-phones",
          name: text("Phones & tablets", "手机与平板", "スマートフォン・タブレット", "휴대폰·태블릿"),
          art: { code: "1f4f1" },
        },
        {
          key: "electronics-mobile-watches",
          name: text("Watches & timers", "手表与计时", "腕時計・タイマー", "시계·타이머"),
          art: { code: "231a" },
        },
        {
          key: "electronics-mobile-power",
          name: text("Power & light", "电源与照明", "電源・照明", "전원·조명"),
          art: { code: "1f50c" },
        },
      ],
    },
    {
      key: "electronics-imaging",
      name: text("Cameras & optics", "摄影与光学", "カメラ・光学機器", "카메라·광학"),
      art: { code: "1f4f7" },
      children: [
        {
          key: "electronics-imaging-cameras",
          name: text("Cameras & film", "相机与胶卷", "カメラ・フィルム", "카메라·필름"),
          art: { code: "1f4f7" },
        },
        {
          key: "electronics-imaging-video",
          name: text("Video & projection", "摄像与投影", "ビデオ・映写", "비디오·프로젝터"),
          art: { code: "1f4fd-fe0f" },
        },
        {
          key: "electronics-imaging-optics",
          name: text("Telescopes & microscopes", "望远镜与显微镜", "望遠鏡・顕微鏡", "망원경·현미경"),
          art: { code: "1f52d" },
        },
      ],
    },
  ],
};
