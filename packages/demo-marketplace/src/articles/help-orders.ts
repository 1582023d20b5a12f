import type { DemoArticleCategory } from "../article-types.ts";
import { articleImage, thing } from "../images/frames.ts";
import { arch, disc, plinth } from "../images/recipe.ts";
import { text } from "../vocabulary.ts";
import { body, heading, list, paragraph } from "./html.ts";

export const helpWithOrders: DemoArticleCategory = {
  key: "orders-and-payment",
  name: text("Orders & payment", "下单与支付", "ご注文とお支払い", "주문과 결제"),
  articles: [
    {
      key: "how-to-order",
      daysAgo: 60,
      views: 4_380,
      title: text("How to place an order", "如何下单", "ご注文の手順", "주문하는 방법"),
      intro: text(
        "From the product page to “paid” in five steps, and why one checkout can become several orders.",
        "从商品页到支付完成的五步，以及一次结算为什么会变成几个订单。",
        "商品ページから「支払い済み」までの五つの手順と、注文がいくつかに分かれる理由。",
        "상품 페이지에서 결제 완료까지 다섯 단계, 그리고 한 번의 주문이 여럿으로 나뉘는 이유.",
      ),
      image: articleImage("brand", [
        arch({ x: 0.5, y: 0.74, width: 0.54, height: 0.58 }),
        thing("1f6d2", 0.5, 0.86, 0.36),
      ]),
      body: body(
        list(
          text(
            "Choose the options, such as colour and size. What is not made together is shown crossed out.",
            "选择规格，例如颜色和尺码。没有的组合会被划掉。",
            "カラーやサイズなどを選びます。作られていない組み合わせには取り消し線が付きます。",
            "색상과 사이즈 같은 옵션을 고르세요. 만들지 않는 조합에는 줄이 그어져 있습니다.",
          ),
          text(
            "Add it to the cart, or buy it now.",
            "加入购物车，或立即购买。",
            "カートに入れるか、今すぐ購入します。",
            "장바구니에 담거나 바로 구매하세요.",
          ),
          text(
            "In the cart, tick what you want today; the rest waits.",
            "在购物车里勾选今天要买的，其余的可以等。",
            "カートで今日買うものに印を付けます。残りはそのまま置いておけます。",
            "장바구니에서 오늘 살 것만 표시하세요. 나머지는 기다립니다.",
          ),
          text(
            "At the checkout, choose the address and a coupon for each shop, and leave a note if there is something to say.",
            "结算时选择收货地址、每家店的优惠券，有话可以留言。",
            "ご注文画面でお届け先とショップごとのクーポンを選び、伝えたいことがあればメモを添えます。",
            "주문 화면에서 배송지와 상점별 쿠폰을 고르고, 남길 말이 있으면 적어 주세요.",
          ),
          text(
            "Submit and pay. The time left for paying is shown beside the amount.",
            "提交并支付。剩余的支付时间显示在金额旁边。",
            "注文を確定して支払います。残り時間は金額のそばに表示されます。",
            "주문을 확정하고 결제하세요. 남은 결제 시간은 금액 옆에 표시됩니다.",
          ),
        ),
        heading(
          "Several shops, several orders",
          "几家店，几个订单",
          "ショップが複数なら、注文も複数",
          "상점이 여럿이면 주문도 여럿",
        ),
        paragraph(
          "Each shop packs its own parcel, so a checkout with three shops gives three orders. You pay once; you can follow, receive and review them one by one.",
          "每家店各自打包，所以含三家店的一次结算会生成三个订单。只需支付一次，之后可以分别查看物流、收货和评价。",
          "梱包はショップごとなので、三つのショップの品を買うと注文も三つになります。お支払いは一度。追跡、受け取り、レビューはそれぞれ行えます。",
          "상점마다 따로 포장하므로 세 곳에서 사면 주문도 세 건이 됩니다. 결제는 한 번이고, 배송 조회와 구매 확정, 리뷰는 각각 할 수 있습니다.",
        ),
        paragraph(
          "An order that is not paid in time is closed automatically. Nothing is charged, the stock goes back on the shelf and your coupon comes back to you.",
          "超时未支付的订单会自动关闭：不会扣款，库存归位，优惠券也会退还。",
          "期限内にお支払いのない注文は自動でキャンセルされます。請求はなく、在庫は棚に戻り、クーポンもお手元に戻ります。",
          "기한 안에 결제하지 않은 주문은 자동으로 취소됩니다. 청구되지 않고 재고는 돌아가며 쿠폰도 되돌아옵니다.",
        ),
      ),
    },
    {
      key: "cancelling-an-order",
      daysAgo: 58,
      views: 2_905,
      title: text("Cancelling an order", "取消订单", "ご注文のキャンセル", "주문 취소하기"),
      intro: text(
        "Before payment at any time, after payment for a while, after shipping by returning: which door is open when.",
        "支付前随时可以，支付后一段时间内可以，发货后走退货：什么时候走哪扇门。",
        "支払い前ならいつでも、支払い後はしばらくの間、発送後は返品で。いつ、どの方法が使えるかをご案内します。",
        "결제 전에는 언제든, 결제 후에는 얼마 동안, 발송 후에는 반품으로. 언제 무엇을 할 수 있는지 알려 드립니다.",
      ),
      image: articleImage("food", [
        disc({ x: 0.5, y: 0.46, radius: 0.34 }),
        thing("1f4e6", 0.46, 0.86, 0.38),
        thing("23f0", 0.72, 0.88, 0.22),
      ]),
      body: body(
        list(
          text(
            "Not paid yet: press “Cancel order” in your order list. That is all.",
            "尚未支付：在订单列表点“取消订单”即可。",
            "お支払い前：注文履歴で「注文をキャンセル」を押すだけです。",
            "결제 전: 주문 목록에서 ‘주문 취소’를 누르면 됩니다.",
          ),
          text(
            "Paid, not shipped: the button stays there for a while after payment. The full amount, delivery included, goes back the way it came.",
            "已支付未发货：支付后一段时间内按钮仍在。包括运费在内的全款将原路退回。",
            "お支払い後、発送前：しばらくの間ボタンが残ります。送料を含む全額を、お支払いと同じ方法で返金します。",
            "결제 후 발송 전: 결제 뒤 얼마 동안 버튼이 남아 있습니다. 배송비를 포함한 전액이 결제한 방법으로 환불됩니다.",
          ),
          text(
            "Shipped: apply for after-sales service on the product's line in the order.",
            "已发货：在订单中对该商品申请售后。",
            "発送後：注文内のその商品から返品・返金を申請してください。",
            "발송 후: 주문에서 해당 상품의 반품/환불을 신청하세요.",
          ),
        ),
        paragraph(
          "If the button has gone but the parcel has not, write to the shop in the chat. They see the same order and can stop it while it is still on their table.",
          "按钮没了但还没发货？在聊天里联系店铺。他们看到的是同一个订单，包裹还在手上就能拦下。",
          "ボタンがなくても未発送なら、チャットでショップにご連絡を。同じ注文を見ているので、手元にあるうちは止められます。",
          "버튼은 사라졌지만 아직 발송 전이라면 채팅으로 상점에 알려 주세요. 같은 주문을 보고 있어 손에 있는 동안은 멈출 수 있습니다.",
        ),
        paragraph(
          "A cancelled order stays in your list as closed until you delete it. Its things are easily put into the cart again from their product pages.",
          "已取消的订单会以“已关闭”留在列表里，直到您删除。想再买，从商品页重新加入购物车即可。",
          "キャンセルした注文は、削除するまで「キャンセル済み」として一覧に残ります。商品ページからまたカートに入れられます。",
          "취소한 주문은 삭제할 때까지 ‘취소 완료’로 목록에 남습니다. 상품 페이지에서 다시 담을 수 있습니다.",
        ),
      ),
    },
    {
      key: "paying-and-your-balance",
      daysAgo: 55,
      views: 1_966,
      title: text("Ways to pay, and your balance", "支付方式与余额", "お支払い方法と残高", "결제 방법과 잔액"),
      intro: text(
        "What the payment page offers, what the wallet is for, and where refunds turn up.",
        "支付页面有哪些方式，钱包有什么用，退款会出现在哪里。",
        "支払い画面で選べる方法、ウォレットの使い道、返金の行き先について。",
        "결제 화면에서 고를 수 있는 방법, 지갑의 쓰임, 환불이 들어오는 곳.",
      ),
      image: articleImage("sports", [
        plinth({ x: 0.5, y: 0.78, radius: 0.28, height: 0.1 }),
        thing("1f45b", 0.5, 0.81, 0.36),
      ]),
      body: body(
        paragraph(
          "The payment page lists the ways that are open for this order at this moment. If one is missing, it is being maintained; the others work as usual.",
          "支付页面会列出此刻该订单可用的方式。如果少了某一种，说明它正在维护，其他方式照常可用。",
          "支払い画面には、その注文で今使える方法が並びます。見当たらないものは整備中で、ほかの方法は通常どおり使えます。",
          "결제 화면에는 지금 이 주문에 쓸 수 있는 방법이 나옵니다. 보이지 않는 것은 점검 중이며 다른 방법은 평소대로 쓸 수 있습니다.",
        ),
        heading("Your balance", "余额", "残高について", "잔액"),
        list(
          text(
            "“Wallet” shows the balance and every movement with its reason.",
            "“钱包”显示余额，以及每笔变动和原因。",
            "「ウォレット」に残高と、理由の付いたすべての増減が表示されます。",
            "‘지갑’에서 잔액과 모든 변동 사유를 볼 수 있습니다.",
          ),
          text(
            "An order is paid either fully from the balance or by another way, never half and half.",
            "一笔订单要么全部用余额支付，要么用其他方式，不能各付一半。",
            "ひとつの注文は、全額を残高で払うか、別の方法で払うかのどちらかです。",
            "한 주문은 전액을 잔액으로 내거나 다른 방법으로 냅니다. 나누어 낼 수는 없습니다.",
          ),
          text(
            "The refund of a cancelled order returns to where the payment came from: paid from the balance, back to the balance.",
            "取消订单的退款原路返回：用余额支付的，退回余额。",
            "キャンセルした注文の返金は、支払い元へ戻ります。残高で払ったものは残高へ。",
            "취소한 주문의 환불은 결제한 곳으로 돌아갑니다. 잔액으로 냈다면 잔액으로요.",
          ),
        ),
        paragraph(
          "Never pay a shop outside Plaza. Nobody needs a verification code from you to make a refund, and nobody of ours will ask for one.",
          "请勿在 Plaza 之外向店铺支付。退款不需要您提供任何验证码，我们的工作人员也绝不会索要。",
          "Plazaの外でショップに支払わないでください。返金に認証コードは不要で、私たちがお尋ねすることもありません。",
          "Plaza 밖에서 상점에 돈을 보내지 마세요. 환불에는 인증번호가 필요 없으며 저희가 묻는 일도 없습니다.",
        ),
      ),
    },
  ],
};
