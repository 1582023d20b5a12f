import { text } from "../vocabulary.ts";
import { body, heading, list, paragraph } from "../articles/html.ts";

export const afterSalesPolicy = body(
  paragraph(
    "Plaza is a demonstration: nothing is sent, so nothing has to come back. The rules below are those that its shops play by.",
    "Plaza 是一个演示商城：没有真实发货，也就无需退货。以下为商城中各店铺遵循的规则。",
    "Plazaはデモサイトです。商品は発送されないため、返品も発生しません。以下は、デモ内のショップが従うルールです。",
    "Plaza는 데모 사이트입니다. 실제로 발송되는 상품이 없으므로 반품도 없습니다. 아래는 데모의 상점들이 따르는 규칙입니다.",
  ),
  heading("1. Until when", "一、申请期限", "1. 受付期間", "1. 신청 기간"),
  paragraph(
    "You may apply from the moment an order is shipped until seven days after you have confirmed receipt. What turns out to be faulty later is covered by the law on warranties.",
    "自订单发货起至确认收货后七天内均可申请。此后发现的质量问题，适用法律规定的保修责任。",
    "注文の発送後から、受け取り確認の7日後まで申請できます。それ以降に判明した不具合には、法令上の保証が適用されます。",
    "주문이 발송된 때부터 구매 확정 후 7일까지 신청할 수 있습니다. 이후에 발견된 하자에는 법에서 정한 보증이 적용됩니다.",
  ),
  heading("2. Which way", "二、售后方式", "2. 方法", "2. 방법"),
  list(
    text(
      "Refund only, when something is missing, has not arrived or cannot be used any more.",
      "仅退款：缺少商品、未收到货或商品已无法使用。",
      "返金のみ：不足、未着、または使用できない状態のとき。",
      "환불만: 상품이 빠졌거나 도착하지 않았거나 사용할 수 없을 때.",
    ),
    text(
      "Return and refund: you send the product back unused, with all that belongs to it.",
      "退货退款：将未使用的商品连同附件一并寄回。",
      "返品・返金：未使用の商品を付属品とともに返送。",
      "반품·환불: 사용하지 않은 상품을 구성품과 함께 보내 주세요.",
    ),
  ),
  heading("3. What cannot come back", "三、不支持退货的商品", "3. 返品できない商品", "3. 반품할 수 없는 상품"),
  list(
    text(
      "Opened food and cosmetics, and underwear that has been worn.",
      "已拆封的食品、化妆品，以及穿过的贴身衣物。",
      "開封済みの食品・化粧品、着用済みの肌着類。",
      "개봉한 식품과 화장품, 착용한 속옷.",
    ),
    text(
      "Products made for you alone, and fresh goods.",
      "为您定制的商品和生鲜商品。",
      "オーダー品、生鮮品。",
      "주문 제작 상품과 신선 식품.",
    ),
    text(
      "Digital products once they have been delivered.",
      "已交付的数字商品。",
      "提供済みのデジタル商品。",
      "이미 제공된 디지털 상품.",
    ),
  ),
  paragraph(
    "A fault is always a reason: these exceptions do not apply to products that are broken, wrong or not as described.",
    "质量问题除外：商品破损、发错或与描述不符的，不受上述限制。",
    "不良品は例外です。破損、誤配送、説明と異なる商品には、上記の制限は適用されません。",
    "하자가 있는 경우는 예외입니다. 파손, 오배송, 설명과 다른 상품에는 위의 제한이 적용되지 않습니다.",
  ),
  heading("4. What is refunded", "四、退款金额", "4. 返金額", "4. 환불 금액"),
  paragraph(
    "What you paid for the product, after its share of coupons. Delivery is refunded when the order has not been shipped, or when the shop is to blame. Refunds go to your wallet within a day after the shop has agreed.",
    "退还该商品的实付金额（已扣除分摊的优惠）。订单未发货或责任在店铺时，运费一并退还。店铺同意后一天内退至您的钱包。",
    "クーポン適用後の商品のお支払い額を返金します。送料は、未発送の場合またはショップに原因がある場合に返金します。返金は、ショップの承諾後1日以内にウォレットに行われます。",
    "쿠폰을 뺀 상품의 실제 결제 금액을 환불합니다. 배송비는 발송 전이거나 상점에 책임이 있는 경우 환불합니다. 환불금은 상점이 승낙한 뒤 하루 안에 지갑으로 지급됩니다.",
  ),
  heading("5. Sending it back", "五、寄回商品", "5. 返送", "5. 상품 보내기"),
  paragraph(
    "Use the address that the shop gives you in the application, and enter carrier and number there. The shop pays for the return when the product was faulty; otherwise you do.",
    "请按售后单中店铺提供的地址寄回，并填写快递公司和单号。商品有质量问题的，退货运费由店铺承担；其他情况由您承担。",
    "申請画面でショップが案内する住所に返送し、配送会社と送り状番号を入力してください。商品に不具合があった場合の返送料はショップが、それ以外はお客様がご負担ください。",
    "신청 화면에 안내된 상점의 주소로 보내고 택배사와 운송장 번호를 입력해 주세요. 상품에 하자가 있으면 반송비를 상점이, 그 밖의 경우에는 회원이 부담합니다.",
  ),
  heading("6. When you do not agree", "六、意见不一时", "6. 意見が合わないとき", "6. 의견이 다를 때"),
  paragraph(
    "If a shop declines, it says why, and you may add to your application. If that does not help, write to Plaza's customer service: we look at what both have said and decide within seven days.",
    "店铺拒绝时会说明理由，您可以补充材料后再次申请。若仍无法解决，请联系 Plaza 客服：我们会听取双方意见，并在七天内作出处理。",
    "ショップがお断りする場合は理由をお伝えします。内容を補って再申請することもできます。それでも解決しないときは、Plazaのカスタマーサービスにご連絡ください。双方の主張を確認し、7日以内に判断します。",
    "상점이 거절할 때는 사유를 알리며, 내용을 보충해 다시 신청할 수 있습니다. 그래도 해결되지 않으면 Plaza 고객센터로 문의해 주세요. 양측의 의견을 확인하고 7일 안에 결정합니다.",
  ),
);
