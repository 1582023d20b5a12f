import type { DemoArticleCategory } from "../article-types.ts";
import { articleImage, thing } from "../images/frames.ts";
import { arch, disc, plinth } from "../images/recipe.ts";
import { text } from "../vocabulary.ts";
import { body, heading, list, paragraph } from "./html.ts";

export const helpWithReturns: DemoArticleCategory = {
  key: "returns-and-account",
  name: text("Returns & account", "退换与账户", "返品とアカウント", "반품과 계정"),
  articles: [
    {
      key: "how-returns-work",
      daysAgo: 46,
      views: 4_127,
      title: text("How returns work", "退货怎么办理", "返品のしかた", "반품하는 방법"),
      intro: text(
        "Seven days after you have confirmed receipt, whole products only, step by step.",
        "确认收货后七天内、按整件商品办理，一步一步来。",
        "受け取り確認から七日以内、商品単位で。手順を順にご説明します。",
        "구매 확정 후 7일 안에, 상품 단위로. 순서대로 안내합니다.",
      ),
      image: articleImage("home", [
        arch({ x: 0.5, y: 0.74, width: 0.56, height: 0.58 }),
        thing("1f4e6", 0.5, 0.86, 0.38),
      ]),
      body: body(
        paragraph(
          "You may apply from the moment the order is shipped until seven days after you have confirmed receipt. Open the order, find the product and press “Apply for after-sales”.",
          "从发货起到确认收货后七天内都可以申请。打开订单，找到商品，点“申请售后”。",
          "発送後から、受け取り確認の七日後まで申請できます。注文を開き、商品の「返品・返金の申請」を押してください。",
          "발송된 때부터 구매 확정 후 7일까지 신청할 수 있습니다. 주문을 열어 상품을 찾고 ‘반품/환불 신청’을 누르세요.",
        ),
        heading("Two kinds", "两种方式", "二つの方法", "두 가지 방법"),
        list(
          text(
            "Refund only: nothing goes back, for example when something was missing.",
            "仅退款：无需寄回，例如缺了东西。",
            "返金のみ：返送は不要です。不足があったときなど。",
            "환불만: 돌려보내지 않습니다. 빠진 것이 있을 때 등입니다.",
          ),
          text(
            "Return and refund: you send it back, the shop looks at it and refunds.",
            "退货退款：寄回商品，店铺验收后退款。",
            "返品・返金：送り返していただき、ショップが確認のうえ返金します。",
            "반품·환불: 상품을 보내면 상점이 확인하고 환불합니다.",
          ),
        ),
        heading("Then", "接下来", "その後の流れ", "그다음"),
        list(
          text(
            "The shop agrees or says why not; you may add to your application and send it again.",
            "店铺同意，或说明不同意的原因；您可以补充后重新提交。",
            "ショップが承諾、または理由を添えてお断りします。内容を補って再申請もできます。",
            "상점이 승낙하거나 거절 사유를 알립니다. 내용을 보충해 다시 신청할 수 있습니다.",
          ),
          text(
            "Enter the carrier and number of your parcel in the application.",
            "在售后单里填写寄回的快递公司和单号。",
            "返送の配送会社と送り状番号を申請画面に入力します。",
            "보낸 택배사와 운송장 번호를 신청 화면에 입력하세요.",
          ),
          text(
            "When the shop has it, the refund is made. You can follow each step.",
            "店铺收到后办理退款，每一步都能查看。",
            "ショップに届くと返金されます。進み具合はいつでも確認できます。",
            "상점이 받으면 환불됩니다. 모든 단계를 확인할 수 있습니다.",
          ),
        ),
        paragraph(
          "Refunded is what you paid for the product, after its share of coupons; the delivery fee stays with the carrier. An order that has not been shipped is cancelled rather than returned, delivery fee included.",
          "退还的是该商品的实付金额（已扣除分摊的优惠），运费不退。尚未发货的订单直接取消即可，运费一并退回。",
          "返金額はクーポン適用後の商品のお支払い額で、送料は含みません。未発送の注文は返品ではなくキャンセルとなり、送料も戻ります。",
          "환불액은 쿠폰을 뺀 상품의 실제 결제 금액이며 배송비는 제외됩니다. 발송 전 주문은 반품이 아니라 취소이며 배송비도 돌려드립니다.",
        ),
      ),
    },
    {
      key: "what-cannot-be-returned",
      daysAgo: 44,
      views: 1_349,
      title: text("What is hard to take back", "哪些商品不便退货", "返品をお受けしにくいもの", "반품이 어려운 상품"),
      intro: text(
        "Opened food, worn swimwear, sealed things without their seal: why shops hesitate, and what to do about faults.",
        "拆封的食品、穿过的泳装、没了封条的密封商品：店铺为何犹豫，有瑕疵时怎么办。",
        "開封した食品、着用した水着、封の切れた品。ショップがためらう理由と、不良品の場合の対応です。",
        "개봉한 식품, 입은 수영복, 봉인이 뜯긴 상품. 상점이 망설이는 이유와 불량일 때의 방법입니다.",
      ),
      image: articleImage("food", [
        disc({ x: 0.5, y: 0.46, radius: 0.34 }),
        thing("1fad9", 0.44, 0.86, 0.34),
        thing("1f9c0", 0.7, 0.88, 0.26),
      ]),
      body: body(
        paragraph(
          "A shop has to be able to sell again what comes back, or to throw it away with a clear conscience. That is why it looks closely at some things.",
          "退回来的东西，店铺要么还能再卖，要么得心安理得地处理掉，所以有些商品会看得格外仔细。",
          "戻ってきた品は、もう一度売れるか、納得して処分できるものでなければなりません。そのため慎重に確認する品があります。",
          "돌아온 상품은 다시 팔 수 있거나 마음 편히 버릴 수 있어야 합니다. 그래서 꼼꼼히 살피는 상품이 있습니다.",
        ),
        list(
          text(
            "Food and cosmetics once they have been opened.",
            "已拆封的食品和化妆品。",
            "開封済みの食品や化粧品。",
            "개봉한 식품과 화장품.",
          ),
          text(
            "Underwear and swimwear worn on the skin.",
            "贴身穿过的内衣和泳装。",
            "素肌に着用した下着や水着。",
            "맨살에 입은 속옷과 수영복.",
          ),
          text(
            "Things made to your measure.",
            "按您的尺寸定制的商品。",
            "ご希望の寸法で作られた品。",
            "치수에 맞춰 제작한 상품.",
          ),
          text(
            "Cut flowers and potted plants after a few days with you.",
            "在您家放了几天的鲜花和盆栽。",
            "数日お手元にあった切り花や鉢植え。",
            "며칠 집에 둔 꽃과 화분.",
          ),
        ),
        paragraph(
          "A fault is a different matter. If it arrived broken, spoilt or wrong, apply with two photographs, one of the whole and one close up, whatever kind of product it is.",
          "有瑕疵则另当别论。若到货时已破损、变质或发错，无论什么商品都可以申请，并附上一张全景、一张特写。",
          "不良品は別です。破損、傷み、誤配送でしたら、品の種類にかかわらず、全体と近くの二枚の写真を添えて申請してください。",
          "불량은 다릅니다. 파손, 변질, 오배송이라면 종류와 상관없이 전체와 가까이 찍은 사진 두 장을 붙여 신청하세요.",
        ),
        paragraph(
          "Not sure? Ask in the shop's chat before you open the seal.",
          "拿不准？拆封之前，先在店铺聊天里问一句。",
          "迷ったら、封を切る前にショップのチャットでお尋ねください。",
          "확실하지 않다면 봉인을 뜯기 전에 상점 채팅으로 물어보세요.",
        ),
      ),
    },
    {
      key: "keeping-your-account-safe",
      daysAgo: 40,
      views: 988,
      title: text("Keeping your account safe", "保护账户安全", "アカウントを安全に保つ", "계정을 안전하게 지키기"),
      intro: text(
        "Codes, passwords and a new telephone number: small habits that cost a minute.",
        "验证码、密码、换手机号：花一分钟养成的小习惯。",
        "認証コード、パスワード、電話番号の変更。一分でできる小さな習慣です。",
        "인증번호, 비밀번호, 새 전화번호. 1분이면 되는 작은 습관입니다.",
      ),
      image: articleImage("books", [
        plinth({ x: 0.5, y: 0.78, radius: 0.28, height: 0.1 }),
        thing("1f512", 0.5, 0.81, 0.36),
        thing("1f511", 0.76, 0.9, 0.18),
      ]),
      body: body(
        list(
          text(
            "A code by text message is valid for five minutes and for one purpose. Tell it to no one, not even to us.",
            "短信验证码五分钟内有效，且只能用于一件事。不要告诉任何人，包括我们。",
            "SMSの認証コードは五分間、ひとつの用途にだけ有効です。私たちを含め、誰にも伝えないでください。",
            "문자 인증번호는 5분간, 한 가지 용도로만 유효합니다. 저희를 포함해 누구에게도 알려 주지 마세요.",
          ),
          text(
            "Use a password here that you use nowhere else.",
            "在这里用一个别处不用的密码。",
            "ほかで使っていないパスワードをお使いください。",
            "다른 곳에서 쓰지 않는 비밀번호를 사용하세요.",
          ),
          text(
            "On somebody else's computer, log out when you are done.",
            "用别人的电脑，用完记得退出登录。",
            "他の人のパソコンでは、使い終わったらログアウトを。",
            "다른 사람의 컴퓨터에서는 다 쓴 뒤 로그아웃하세요.",
          ),
        ),
        heading(
          "Forgotten password, new number",
          "忘记密码，更换手机号",
          "パスワードを忘れたとき、番号が変わったとき",
          "비밀번호를 잊었거나 번호가 바뀌었을 때",
        ),
        paragraph(
          "“Forgotten password?” on the login page sends a code to your phone and lets you choose a new password. If your number changes, enter the new one in your profile while you still have the old one.",
          "登录页的“忘记密码？”会向您的手机发送验证码，然后可以设置新密码。要换号码，请趁旧号还在，先到个人中心修改。",
          "ログイン画面の「パスワードをお忘れの方」から、携帯電話に届く認証コードで新しく設定できます。番号が変わるときは、古い番号が使えるうちにプロフィールで変更してください。",
          "로그인 화면의 ‘비밀번호를 잊으셨나요?’를 누르면 휴대전화로 받은 인증번호로 새로 정할 수 있습니다. 번호가 바뀐다면 옛 번호를 쓸 수 있을 때 ‘내 정보’에서 변경하세요.",
        ),
        paragraph(
          "Something looks wrong, an order you do not know, an address that is not yours? Change the password first, then write to us in the chat.",
          "发现异常，比如陌生的订单、不是您的地址？先改密码，再在聊天里告诉我们。",
          "見覚えのない注文や住所があったら、まずパスワードを変更し、それからチャットでご連絡ください。",
          "모르는 주문이나 내 것이 아닌 주소가 보이나요? 먼저 비밀번호를 바꾸고 채팅으로 알려 주세요.",
        ),
      ),
    },
  ],
};
