import type { ReviewPools } from "../review-types.ts";

export const fashionReviews: ReviewPools = {
  en: {
    good: [
      "Even nicer in person, the quality shows.",
      "A month of daily wear and it has kept its shape.",
      "I got compliments the first time I wore it.",
      "The colour goes with nearly everything I own.",
      "Neatly finished all the way round.",
      "Comfortable enough for a whole day.",
      "Quietly elegant, and it did not cost the earth.",
    ],
    medium: ["Lovely, though a little tighter than I had expected.", "Nice, but it feels thinner than I had hoped."],
    bad: ["It lost its shape within a week.", "The finish was careless, and it shows."],
  },
  zh: {
    good: [
      "实物比图片还好，质感看得见。",
      "天天穿戴一个月没变形。",
      "第一次上身出门就被夸了。",
      "颜色百搭，柜子里的都能配。",
      "做工整齐，没有线头。",
      "穿戴一整天也不累。",
      "低调耐看，价格也合适。",
    ],
    medium: ["好看，比想象的稍紧一点。", "不错，就是比想象的薄。"],
    bad: ["一周就变形了。", "做工粗糙，看着很明显。"],
  },
  ja: {
    good: [
      "実物のほうが素敵で、質の良さがわかります。",
      "毎日使って一か月、形が崩れません。",
      "初めて身につけた日に褒められました。",
      "手持ちのものと何にでも合う色です。",
      "仕上げが端まできれいです。",
      "一日中身につけていても疲れません。",
    ],
    medium: ["素敵ですが、思ったより少しきつめでした。", "形は好き。思ったより薄手でした。"],
    bad: ["一週間で型崩れしました。", "仕上げが雑で、目立ちます。"],
  },
  ko: {
    good: [
      "실물이 더 예쁘고 품질이 느껴져요.",
      "매일 한 달 썼는데 모양이 그대로예요.",
      "처음 하고 나간 날 칭찬받았어요.",
      "색이 무난해서 어디에나 어울려요.",
      "마감이 끝까지 깔끔합니다.",
      "하루 종일 있어도 편해요.",
    ],
    medium: ["예쁜데 생각보다 조금 껴요.", "예쁘지만 생각보다 얇아요."],
    bad: ["일주일 만에 모양이 틀어졌어요.", "마감이 엉성한 게 눈에 띄어요."],
  },
};
