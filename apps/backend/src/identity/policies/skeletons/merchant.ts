import { skeleton } from "./skeleton.ts";

export const merchantSkeleton = skeleton(
  {
    en: "This agreement is between [company] and whoever sells on [name of the shop]. It holds from the approval of the application.",
    zh: "本协议由[公司名称]与在[商城名称]经营的商家订立，自入驻申请通过之日起生效。",
    ja: "本規約は[会社名]と[ショップ名]の出店者との間で、出店申請の承認時から効力を生じます。",
    ko: "본 약관은 [회사명]과 [쇼핑몰 이름]의 입점 상점 사이에 적용되며, 입점 신청이 승인된 때부터 효력이 있습니다.",
  },
  [
    {
      title: { en: "Who may sell", zh: "入驻条件", ja: "出店の条件", ko: "입점 조건" },
      paragraphs: [
        {
          en: "Businesses with a valid licence whose details are true. Changes are sent to us within [days] days.",
          zh: "持有有效营业执照且信息真实的经营者。信息变更应在[天数]日内告知平台。",
          ja: "有効な営業許可を持ち、申請内容が真実である事業者。変更は[日数]日以内にお知らせください。",
          ko: "유효한 사업자등록이 있고 신청 내용이 사실인 사업자가 입점할 수 있습니다. 변경 사항은 [일수]일 안에 알려야 합니다.",
        },
      ],
    },
    {
      title: { en: "What may be sold", zh: "商品要求", ja: "取扱商品", ko: "판매 상품" },
      paragraphs: [
        {
          en: "Only what is lawful, safe and described truthfully, with its real price. [Forbidden goods] are forbidden.",
          zh: "商品须合法、安全、描述真实、价格真实。禁止销售[禁售商品]。",
          ja: "適法かつ安全で、説明と価格が正しい商品に限ります。[禁止商品]の販売は禁止します。",
          ko: "적법하고 안전하며 설명과 가격이 사실인 상품만 판매할 수 있습니다. [금지 상품]은 판매할 수 없습니다.",
        },
      ],
    },
    {
      title: { en: "Orders and service", zh: "订单与服务", ja: "注文と対応", ko: "주문과 응대" },
      paragraphs: [
        {
          en: "Orders are sent within [hours] hours. Questions and requests of customers are answered within [hours] hours.",
          zh: "订单应在[小时数]小时内发货，客户咨询和售后申请应在[小时数]小时内答复。",
          ja: "注文は[時間]時間以内に発送し、お客様のお問い合わせと申請には[時間]時間以内に回答してください。",
          ko: "주문은 [시간]시간 안에 발송하고, 고객의 문의와 신청에는 [시간]시간 안에 답변해야 합니다.",
        },
      ],
    },
    {
      title: { en: "Commission and payouts", zh: "佣金与结算", ja: "手数料と精算", ko: "수수료와 정산" },
      paragraphs: [
        {
          en: "We keep [percent] of the price of each order. The rest is paid out [how often], after the time for returns.",
          zh: "平台按每笔订单金额的[比例]收取佣金，余款在退货期满后按[周期]结算。",
          ja: "注文金額の[割合]を手数料として申し受けます。残額は返品期間の経過後、[頻度]でお支払いします。",
          ko: "주문 금액의 [비율]을 수수료로 받습니다. 나머지는 반품 기간이 지난 뒤 [주기]마다 정산합니다.",
        },
      ],
    },
    {
      title: { en: "Customers' data", zh: "客户信息", ja: "お客様の個人情報", ko: "고객 정보" },
      paragraphs: [
        {
          en: "Data of customers is used for their orders only, and passed on to nobody else but the carrier.",
          zh: "客户信息仅可用于履行订单，除承运方外不得提供给第三方。",
          ja: "お客様の情報は注文の履行にのみ使用し、配送会社以外の第三者に提供してはなりません。",
          ko: "고객 정보는 주문 이행에만 사용하고 배송사 외의 제3자에게 제공해서는 안 됩니다.",
        },
      ],
    },
    {
      title: { en: "How it ends", zh: "协议终止", ja: "契約の終了", ko: "계약 종료" },
      paragraphs: [
        {
          en: "Either side may end it with [days] days' notice. We may suspend a shop that breaks this agreement. Open orders are carried out.",
          zh: "任何一方可提前[天数]日通知终止。对违约店铺，平台可暂停其经营。未完成的订单应继续履行。",
          ja: "いずれの当事者も[日数]日前の通知により終了できます。違反した店舗は停止することがあります。受注済みの注文は履行してください。",
          ko: "양측은 [일수]일 전에 알리고 종료할 수 있습니다. 약관을 위반한 상점은 정지될 수 있습니다. 남은 주문은 이행해야 합니다.",
        },
      ],
    },
  ],
);
