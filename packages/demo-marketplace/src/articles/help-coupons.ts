import type { DemoArticleCategory } from "../article-types.ts";
import { articleImage, thing } from "../images/frames.ts";
import { arch, disc, plinth } from "../images/recipe.ts";
import { text } from "../vocabulary.ts";
import { body, heading, list, paragraph } from "./html.ts";

export const helpWithCoupons: DemoArticleCategory = {
  key: "coupons-and-offers",
  name: text("Coupons & offers", "优惠券与活动", "クーポンと特典", "쿠폰과 혜택"),
  articles: [
    {
      key: "receiving-coupons",
      daysAgo: 37,
      views: 2_236,
      title: text("Where coupons come from", "优惠券从哪里领", "クーポンの受け取り方", "쿠폰은 어디서 받나요"),
      intro: text(
        "On product pages, in the cart and at the checkout: who hands them out, and how many you may have.",
        "商品页、购物车和结算页：谁在发券，您能领几张。",
        "商品ページ、カート、ご注文画面で。誰が配り、何枚まで受け取れるのか。",
        "상품 페이지, 장바구니, 주문 화면에서. 누가 나눠 주고 몇 장까지 받을 수 있는지.",
      ),
      image: articleImage("food", [
        arch({ x: 0.5, y: 0.74, width: 0.54, height: 0.58 }),
        thing("1f381", 0.5, 0.86, 0.38),
      ]),
      body: body(
        paragraph(
          "Every coupon belongs to one shop, which pays for it. That is why it counts for the goods of that shop alone.",
          "每张优惠券都属于一家店铺，由店铺承担，因此只能用于该店的商品。",
          "クーポンはそれぞれのショップが用意したものです。そのため、そのショップの商品にだけ使えます。",
          "쿠폰은 각 상점이 마련한 것입니다. 그래서 그 상점의 상품에만 쓸 수 있습니다.",
        ),
        list(
          text(
            "“Receive coupons” on a product's page opens the coupons of its shop.",
            "商品页的“领取优惠券”会打开该店的优惠券。",
            "商品ページの「クーポンを獲得」で、そのショップのクーポンが開きます。",
            "상품 페이지의 ‘쿠폰 받기’를 누르면 그 상점의 쿠폰이 열립니다.",
          ),
          text(
            "The cart and the checkout offer those that would count for what you are buying.",
            "购物车和结算页会列出对所购商品有效的优惠券。",
            "カートとご注文画面には、お買い物に使えるものが表示されます。",
            "장바구니와 주문 화면에는 지금 사는 물건에 쓸 수 있는 것이 나옵니다.",
          ),
        ),
        paragraph(
          "How often you may receive one is written on it. When all have been handed out, it disappears.",
          "每人可领几次写在券面上，发完即止。",
          "受け取れる回数はクーポンに書かれています。なくなり次第、表示されなくなります。",
          "받을 수 있는 횟수는 쿠폰에 적혀 있으며, 모두 나가면 사라집니다.",
        ),
      ),
    },
    {
      key: "coupon-not-accepted",
      daysAgo: 34,
      views: 3_051,
      title: text("My coupon is not accepted", "优惠券用不了", "クーポンが使えないとき", "쿠폰이 적용되지 않아요"),
      intro: text(
        "The four usual reasons, and where each of them is written.",
        "四种常见原因，以及各自写在哪里。",
        "よくある四つの理由と、その確かめ方。",
        "흔한 네 가지 이유와 확인하는 곳.",
      ),
      image: articleImage("books", [
        disc({ x: 0.5, y: 0.46, radius: 0.34 }),
        thing("1f45b", 0.46, 0.86, 0.36),
        thing("23f0", 0.72, 0.88, 0.22),
      ]),
      body: body(
        heading("The amount", "金额", "金額", "금액"),
        paragraph(
          "A threshold counts what you pay for the goods of that shop, without delivery. The cart says how much is missing.",
          "门槛按该店商品的实付金额计算，不含运费。购物车会提示还差多少。",
          "条件の金額は、送料を除いたそのショップの商品代金で数えます。カートに不足額が表示されます。",
          "기준 금액은 배송비를 뺀 그 상점 상품값으로 계산합니다. 장바구니에 모자라는 금액이 나옵니다.",
        ),
        heading("The goods", "商品", "対象の商品", "대상 상품"),
        paragraph(
          "Some coupons are for chosen products only. They are named on the coupon.",
          "有些优惠券只限指定商品，券面上会写明。",
          "一部のクーポンは対象商品が決まっています。クーポンに記されています。",
          "일부 쿠폰은 정해진 상품에만 쓸 수 있으며 쿠폰에 적혀 있습니다.",
        ),
        heading("The date", "日期", "期限", "기한"),
        paragraph(
          "A coupon may begin later than the day on which you received it, and ends at midnight of its last day.",
          "优惠券可能晚于领取日生效，并在最后一天的午夜失效。",
          "受け取った日より後に使えるようになるものもあります。期限は最終日の終わりまでです。",
          "받은 날보다 늦게 시작하는 쿠폰도 있으며 마지막 날 자정에 끝납니다.",
        ),
        heading("One a shop", "每店一张", "ショップごとに一枚", "상점마다 한 장"),
        paragraph(
          "Each shop of a checkout takes one coupon. The checkout chooses the best by itself; you may choose another.",
          "一次结算中每家店铺可用一张。结算页会自动选最划算的一张，也可以自行更换。",
          "一度のご注文で、ショップごとに一枚使えます。最もお得なものが自動で選ばれ、変更もできます。",
          "한 번의 주문에서 상점마다 한 장을 쓸 수 있습니다. 가장 좋은 것이 자동으로 선택되며 바꿀 수 있습니다.",
        ),
      ),
    },
    {
      key: "coupons-after-cancelling",
      daysAgo: 31,
      views: 876,
      title: text(
        "What happens to a coupon when I cancel",
        "取消订单后优惠券怎么办",
        "注文をキャンセルしたときのクーポン",
        "주문을 취소하면 쿠폰은 어떻게 되나요",
      ),
      intro: text(
        "Whole orders give it back, single returns do not, and a date is never moved.",
        "整单取消会退回，单件退货不退，有效期不变。",
        "注文全体のキャンセルでは戻り、一部の返品では戻りません。期限は変わりません。",
        "전체 취소는 돌려받고 일부 반품은 돌려받지 못하며 기한은 바뀌지 않습니다.",
      ),
      image: articleImage("sports", [
        plinth({ x: 0.5, y: 0.78, radius: 0.28, height: 0.1 }),
        thing("1f381", 0.5, 0.81, 0.36),
      ]),
      body: body(
        paragraph(
          "When an order is cancelled before it is shipped, its coupon is yours again at once, with the date that it had.",
          "发货前取消整个订单，优惠券会立即退回，有效期照旧。",
          "発送前に注文をキャンセルすると、クーポンはすぐに戻ります。期限は元のままです。",
          "발송 전에 주문을 취소하면 쿠폰이 바로 돌아옵니다. 기한은 그대로입니다.",
        ),
        paragraph(
          "When you return one of several products, the coupon stays used: it has been shared out among all of them, and the refund is what you paid for this one.",
          "若只退其中一件，优惠券不退回：优惠已分摊到每件商品，退款为该件的实付金额。",
          "一部だけ返品する場合、クーポンは戻りません。割引は全商品に分けられており、返金はその商品の実際のお支払い額です。",
          "여러 상품 중 하나만 반품하면 쿠폰은 돌아오지 않습니다. 할인은 모든 상품에 나뉘었고, 환불은 그 상품에 실제로 낸 금액입니다.",
        ),
      ),
    },
  ],
};
