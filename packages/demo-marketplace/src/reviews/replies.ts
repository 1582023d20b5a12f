import type { ReviewPools } from "../review-types.ts";

/** What merchants answer to reviews that are content, less so, or not at all. */
export const merchantReplies: ReviewPools = {
  en: {
    good: [
      "Thank you for taking the time to write. Enjoy it for a long time.",
      "We are happy it has found a good home.",
      "Lovely to read, and we have told the people who make it.",
    ],
    medium: ["Thank you, we pass this on to those who make it.", "Thanks for the honest words. We are working on it."],
    bad: [
      "We are sorry. Please write to our service, and we will replace it at once.",
      "That should not have happened. We will refund or exchange it, as you prefer.",
    ],
  },
  zh: {
    good: ["感谢您抽空写评价，愿它陪您很久。", "很高兴它找到了好归宿。", "谢谢喜欢，我们已经转告制作的师傅。"],
    medium: ["谢谢反馈，我们会转告制作团队。", "感谢您实话实说，我们正在改进。"],
    bad: ["非常抱歉，请联系客服，我们马上为您补发。", "这不应该发生，退款或换货都听您的。"],
  },
  ja: {
    good: [
      "ご感想をありがとうございます。末永くお使いください。",
      "良いお宅に迎えていただき嬉しく思います。",
      "作り手にも伝えました。励みになります。",
    ],
    medium: ["ご意見を作り手に伝えます。ありがとうございます。", "率直なご感想に感謝します。改善を進めています。"],
    bad: [
      "申し訳ございません。すぐに交換いたしますので、ご連絡ください。",
      "あってはならないことでした。返金か交換をお選びください。",
    ],
  },
  ko: {
    good: [
      "시간 내어 후기 남겨 주셔서 감사합니다. 오래 함께하시길 바라요.",
      "좋은 집을 찾아간 것 같아 기쁩니다.",
      "만드시는 분께도 전해 드렸어요. 고맙습니다.",
    ],
    medium: ["의견 감사합니다. 만드는 분들께 전하겠습니다.", "솔직한 말씀 감사합니다. 고쳐 나가고 있습니다."],
    bad: [
      "죄송합니다. 고객센터로 연락 주시면 바로 교환해 드리겠습니다.",
      "있어서는 안 될 일이었습니다. 환불이나 교환 중 편하신 쪽으로 해 드릴게요.",
    ],
  },
};
