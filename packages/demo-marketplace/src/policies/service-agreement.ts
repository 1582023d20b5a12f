import { text } from "../vocabulary.ts";
import { body, heading, list, paragraph } from "../articles/html.ts";

export const serviceAgreement = body(
  paragraph(
    "Plaza is a demonstration. Nothing is sold here, no money changes hands and no parcel is ever sent; the shops, their products and their prices are invented. The agreement reads as that of a real marketplace would.",
    "Plaza 是一个演示商城：这里不出售任何商品，不涉及真实资金，也不会寄出任何包裹；店铺、商品和价格均为虚构。以下协议按真实商城的样子撰写。",
    "Plazaはデモサイトです。実際の販売、金銭のやり取り、商品の発送は一切ありません。ショップ、商品、価格はすべて架空のものです。以下の規約は、実在のマーケットプレイスを想定して書かれています。",
    "Plaza는 데모 사이트입니다. 실제 판매나 금전 거래, 상품 발송은 이루어지지 않으며 상점과 상품, 가격은 모두 가상입니다. 아래 약관은 실제 마켓플레이스를 가정하여 작성되었습니다.",
  ),
  heading("1. Who this agreement is between", "一、协议各方", "第1条　本規約の当事者", "제1조 약관의 당사자"),
  paragraph(
    "It is between you and Plaza, which runs this marketplace. When you buy something, the contract of sale is between you and the shop that the product page names; Plaza passes on your order and your payment, and helps when the two of you do not agree. Shops marked as self-operated are run by Plaza itself.",
    "本协议由您与经营本商城的 Plaza 共同缔结。您购买商品时，买卖合同成立于您与商品页所示店铺之间；Plaza 负责传递订单与款项，并在双方意见不一时协助处理。标有“自营”的店铺由 Plaza 直接经营。",
    "本規約は、お客様と本マーケットプレイスを運営するPlazaとの間で適用されます。商品の売買契約は、お客様と商品ページに記載されたショップとの間で成立します。Plazaは注文と代金を取り次ぎ、当事者間で意見が分かれた場合には解決をお手伝いします。「直営」と表示されたショップはPlazaが運営しています。",
    "이 약관은 회원과 본 마켓플레이스를 운영하는 Plaza 사이에 적용됩니다. 상품 매매 계약은 회원과 상품 페이지에 표시된 상점 사이에 체결되며, Plaza는 주문과 대금을 전달하고 양측의 의견이 다를 때 해결을 돕습니다. ‘직영’으로 표시된 상점은 Plaza가 직접 운영합니다.",
  ),
  heading("2. Your account", "二、您的账户", "第2条　アカウント", "제2조 계정"),
  list(
    text(
      "An account belongs to one mobile number, which you confirm with a code sent by text message.",
      "一个账户对应一个手机号码，须通过短信验证码确认。",
      "アカウントは一つの携帯電話番号にひもづき、SMSで届く認証コードで確認します。",
      "계정은 하나의 휴대전화 번호에 연결되며, 문자로 받은 인증번호로 확인합니다.",
    ),
    text(
      "You keep your password and your codes to yourself. What is done with them counts as done by you, until you tell us that somebody else has them.",
      "请妥善保管密码和验证码。在您告知我们被他人掌握之前，使用它们所做的操作视为您本人所为。",
      "パスワードと認証コードはご自身で管理してください。第三者に知られたとのご連絡をいただくまでは、それらを用いた操作はご本人によるものとみなします。",
      "비밀번호와 인증번호는 회원이 직접 관리해야 합니다. 타인에게 노출되었다고 알려 주시기 전까지는 이를 사용한 행위를 본인의 행위로 봅니다.",
    ),
    text(
      "You must be of age, or have the consent of a parent or guardian.",
      "您须为成年人，或已取得监护人同意。",
      "未成年の方は、保護者の同意を得たうえでご利用ください。",
      "미성년자는 법정대리인의 동의를 받아야 이용할 수 있습니다.",
    ),
    text(
      "Whoever has not used an account for seven days is asked to log in again.",
      "连续七天未使用账户，需要重新登录。",
      "7日間ご利用がない場合は、再度ログインが必要です。",
      "7일 동안 이용하지 않으면 다시 로그인해야 합니다.",
    ),
  ),
  heading("3. Ordering and paying", "三、下单与支付", "第3条　ご注文とお支払い", "제3조 주문과 결제"),
  list(
    text(
      "Prices include tax. Delivery is shown for each shop before you order, and what the checkout shows is what is charged.",
      "价格均含税。下单前会按店铺显示运费，结算页显示的金额即为实际收取的金额。",
      "価格は税込みです。送料はご注文前にショップごとに表示され、ご請求額は注文確認画面の金額と一致します。",
      "가격에는 세금이 포함되어 있습니다. 배송비는 주문 전에 상점별로 표시되며, 주문서에 표시된 금액이 그대로 청구됩니다.",
    ),
    text(
      "Products of several shops become one order for each shop, paid together.",
      "多家店铺的商品会按店铺拆分为多个订单，一次支付。",
      "複数のショップの商品は、ショップごとの注文に分かれ、まとめてお支払いいただけます。",
      "여러 상점의 상품은 상점별 주문으로 나뉘며 한 번에 결제할 수 있습니다.",
    ),
    text(
      "An order that is not paid within the time shown closes by itself; coupons and stock come back.",
      "订单若未在所示时间内支付将自动关闭，优惠券和库存随之退回。",
      "表示された期限までにお支払いがない注文は自動的にキャンセルされ、クーポンと在庫は元に戻ります。",
      "표시된 시간 안에 결제하지 않은 주문은 자동으로 취소되며 쿠폰과 재고는 복원됩니다.",
    ),
    text(
      "If a price is obviously wrong, the shop may cancel the order; you get back everything you paid.",
      "若价格存在明显错误，店铺可取消订单，并全额退还您已支付的款项。",
      "価格に明らかな誤りがある場合、ショップは注文をキャンセルすることがあります。お支払い済みの金額は全額返金します。",
      "가격이 명백히 잘못된 경우 상점이 주문을 취소할 수 있으며, 결제하신 금액은 전액 환불됩니다.",
    ),
  ),
  heading("4. Delivery", "四、配送", "第4条　配送", "제4조 배송"),
  paragraph(
    "The shop hands your parcel to a carrier and enters its number, so that you can follow it. Please confirm receipt when you have it; a shipped order counts as received after the number of days shown in the order. Until you have it, the risk is the shop's.",
    "店铺将包裹交给快递公司并填写单号，您可随时查询。收到后请确认收货；已发货的订单在订单所示天数后视为已收货。签收之前，风险由店铺承担。",
    "ショップは商品を配送会社に引き渡し、送り状番号を登録します。商品が届きましたら受け取り確認をお願いします。発送済みの注文は、注文に表示された日数を過ぎると受け取り済みとみなされます。お手元に届くまでの危険はショップが負担します。",
    "상점은 상품을 택배사에 맡기고 운송장 번호를 등록합니다. 상품을 받으시면 구매를 확정해 주세요. 발송된 주문은 주문에 표시된 일수가 지나면 구매가 자동으로 확정됩니다. 상품을 받으실 때까지의 위험은 상점이 부담합니다.",
  ),
  heading(
    "5. Cancelling, returning, refunds",
    "五、取消、退货与退款",
    "第5条　キャンセル、返品、返金",
    "제5조 취소, 반품, 환불",
  ),
  paragraph(
    "An unpaid order can be cancelled at any time, a paid one for a while as long as it has not been shipped. After that the after-sales policy applies, which lets you return most products within seven days after you have confirmed receipt. Refunds go back to your wallet.",
    "未支付的订单可随时取消；已支付且尚未发货的订单，在规定时间内也可取消。此后适用售后政策：大多数商品可在确认收货后七天内退货。退款将退回您的钱包。",
    "お支払い前の注文はいつでも、お支払い後の注文も発送前の所定の時間内であればキャンセルできます。その後は返品ポリシーが適用され、ほとんどの商品は受け取り確認から7日以内に返品できます。返金はウォレットに戻されます。",
    "결제 전 주문은 언제든지, 결제한 주문도 발송 전 일정 시간 안에는 취소할 수 있습니다. 그 이후에는 반품·환불 규정이 적용되며, 대부분의 상품은 구매 확정 후 7일 안에 반품할 수 있습니다. 환불금은 지갑으로 돌아갑니다.",
  ),
  heading("6. What you write", "六、您发布的内容", "第6条　投稿内容", "제6조 회원이 작성한 글"),
  paragraph(
    "Reviews, questions and pictures remain yours; you allow Plaza to show them on the marketplace. Write what you have experienced yourself. Insults, advertisements, other people's personal data and what is against the law will be removed.",
    "评价、提问和图片的权利归您所有，您允许 Plaza 在商城中展示。请写下亲身体验。辱骂、广告、他人个人信息以及违法内容将被删除。",
    "レビュー、質問、画像の権利はお客様に帰属し、Plazaはそれらをマーケットプレイス上に掲載できるものとします。ご自身の体験をお書きください。誹謗中傷、広告、他人の個人情報、法令に反する内容は削除します。",
    "리뷰와 문의, 사진에 대한 권리는 회원에게 있으며, Plaza는 이를 마켓플레이스에 게시할 수 있습니다. 직접 경험한 내용을 적어 주세요. 욕설, 광고, 타인의 개인정보, 법에 어긋나는 내용은 삭제됩니다.",
  ),
  heading("7. What we answer for", "七、我们的责任", "第7条　当社の責任", "제7조 책임의 범위"),
  paragraph(
    "Plaza answers for running the marketplace with care, for keeping your payments and your data safe, and for the shops that it runs itself. Shops answer for their products and for what they say about them. Nothing in this agreement takes away rights that the law gives you as a consumer.",
    "Plaza 对谨慎运营商城、保障您的资金与数据安全以及自营店铺承担责任。各店铺对其商品及所作说明负责。本协议不排除法律赋予您的消费者权利。",
    "Plazaは、マーケットプレイスを適切に運営すること、代金と個人情報を安全に管理すること、および直営ショップについて責任を負います。各ショップは、自らの商品とその説明について責任を負います。本規約は、法令がお客様に認める消費者の権利を制限するものではありません。",
    "Plaza는 마켓플레이스를 성실히 운영하고 대금과 정보를 안전하게 관리하며, 직영 상점에 대해 책임을 집니다. 각 상점은 상품과 그 설명에 대해 책임을 집니다. 이 약관은 법이 소비자에게 보장하는 권리를 제한하지 않습니다.",
  ),
  heading("8. Ending, changes", "八、终止与变更", "第8条　終了と変更", "제8조 해지와 변경"),
  paragraph(
    "You may close your account at any time, once your orders are finished. We may close an account that is used to deceive others, and say why. If this agreement changes, it is shown here before it applies; orders placed earlier keep the terms they were placed under.",
    "订单全部完结后，您可随时注销账户。对于用于欺诈的账户，我们可以关闭并说明理由。协议如有变更，将在生效前于此公布；此前的订单仍适用下单时的条款。",
    "ご注文がすべて完了していれば、いつでも退会できます。不正行為に用いられたアカウントは、理由をお知らせしたうえで停止することがあります。本規約を変更する場合は、適用前にこのページで公表します。それ以前のご注文には、ご注文時の規約が適用されます。",
    "주문이 모두 완료되면 언제든지 탈퇴할 수 있습니다. 부정하게 사용된 계정은 사유를 알리고 정지할 수 있습니다. 약관이 변경되면 시행 전에 이 페이지에 공지하며, 이전 주문에는 주문 당시의 약관이 적용됩니다.",
  ),
);
