import { skeleton } from "./skeleton.ts";

export const afterSaleSkeleton = skeleton(
  {
    en: "What you can do when something does not please you, is broken or does not arrive.",
    zh: "商品不满意、有瑕疵或未送达时，您可以依照本政策处理。",
    ja: "商品がご期待に沿わない、破損している、届かないといった場合の対応についてご案内します。",
    ko: "상품이 마음에 들지 않거나 하자가 있거나 도착하지 않았을 때의 처리 방법을 안내합니다.",
  },
  [
    {
      title: { en: "Sending something back", zh: "无理由退货", ja: "返品", ko: "반품" },
      paragraphs: [
        {
          en: "You may return goods within [days] days after receipt, unused and complete. [Excluded goods] are excluded; it says so beside them.",
          zh: "您可在收货后[天数]日内退回未使用且完好的商品。[不适用商品]除外，商品页面会注明。",
          ja: "未使用かつ付属品がそろった商品は、受け取り後[日数]日以内に返品できます。[対象外の商品]は除きます（商品ページに表示します）。",
          ko: "사용하지 않은 온전한 상품은 수령 후 [일수]일 안에 반품할 수 있습니다. [제외 상품]은 제외되며 상품 페이지에 표시됩니다.",
        },
      ],
    },
    {
      title: { en: "When something is wrong", zh: "质量问题", ja: "不良品・誤配送", ko: "하자와 오배송" },
      paragraphs: [
        {
          en: "Ask for a refund or a return in your order, with pictures. The merchant answers within [hours] hours; after that we decide.",
          zh: "请在订单中提交退款或退货申请并附图片。商家应在[小时数]小时内处理，逾期由平台介入。",
          ja: "注文画面から写真を添えて返金または返品を申請してください。出店者が[時間]時間以内に回答し、回答がない場合は当社が判断します。",
          ko: "주문에서 사진과 함께 환불 또는 반품을 신청해 주세요. 상점이 [시간]시간 안에 답변하며, 그렇지 않으면 당사가 판단합니다.",
        },
      ],
    },
    {
      title: { en: "Who pays for the way back", zh: "退货运费", ja: "返送料", ko: "반품 배송비" },
      paragraphs: [
        {
          en: "The merchant does where the goods are wrong or damaged. Otherwise [you / the merchant] pay.",
          zh: "因商品质量或发错货产生的运费由商家承担；其他情况由[您／商家]承担。",
          ja: "不良品や誤配送の場合は出店者が負担します。それ以外は[お客様／出店者]の負担です。",
          ko: "하자나 오배송이면 상점이 부담합니다. 그 밖의 경우에는 [회원／상점]이 부담합니다.",
        },
      ],
    },
    {
      title: { en: "When the money comes back", zh: "退款时间", ja: "返金の時期", ko: "환불 시기" },
      paragraphs: [
        {
          en: "Within [days] days after the goods have arrived at the merchant, the way they were paid.",
          zh: "商家收到退货后[天数]日内原路退回。",
          ja: "返品が出店者に届いてから[日数]日以内に、お支払いと同じ方法で返金します。",
          ko: "상점이 반품을 받은 뒤 [일수]일 안에 결제한 방법으로 환불합니다.",
        },
      ],
    },
  ],
);
