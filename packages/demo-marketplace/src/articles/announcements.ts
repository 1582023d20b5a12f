import type { DemoArticleCategory } from "../article-types.ts";
import { articleImage, thing } from "../images/frames.ts";
import { arch, disc, plinth } from "../images/recipe.ts";
import { text } from "../vocabulary.ts";
import { body, heading, list, paragraph } from "./html.ts";

export const announcements: DemoArticleCategory = {
  key: "announcements",
  name: text("Announcements", "商城公告", "お知らせ", "공지사항"),
  articles: [
    {
      key: "winter-shipping-times",
      announcement: true,
      daysAgo: 2,
      views: 1_846,
      title: text(
        "Winter shipping times: allow two more days",
        "冬季配送时间：请多留两天",
        "冬の配送日数：二日ほど余裕をみてください",
        "겨울철 배송 안내: 이틀 정도 여유를 두세요",
      ),
      intro: text(
        "Snow slows the mountain roads before it slows us. What to expect between now and the thaw, and how to order around it.",
        "雪先拖慢的是山路，而不是我们。从现在到化雪前会怎样，怎样下单更稳妥。",
        "雪で遅れるのは、まず山道です。雪どけまでの見通しと、上手な注文のしかたをまとめました。",
        "눈은 저희보다 산길을 먼저 늦춥니다. 눈이 녹을 때까지의 상황과 주문 요령을 정리했습니다.",
      ),
      image: articleImage("tech", [
        disc({ x: 0.5, y: 0.46, radius: 0.34 }),
        thing("1f4e6", 0.46, 0.85, 0.38),
        thing("2744", 0.7, 0.84, 0.22),
      ]),
      body: body(
        paragraph(
          "Shops still hand over parcels at their usual pace. What takes longer in winter is the road: in the north and in the mountains, carriers ask for one to two extra days.",
          "店铺发货的节奏不变，冬天变慢的是路途：在北方和山区，快递通常要多花一到两天。",
          "ショップからの出荷はいつもどおりです。冬に時間がかかるのは道のり。北部や山間部では、配送に一日から二日ほど余分にかかります。",
          "상점의 발송 속도는 평소와 같습니다. 겨울에 늦어지는 것은 길입니다. 북부와 산간 지역은 하루에서 이틀이 더 걸립니다.",
        ),
        heading("What helps", "这样更稳妥", "こうすると安心です", "이렇게 하면 좋아요"),
        list(
          text(
            "Order presents a week before you need them.",
            "礼物请提前一周下单。",
            "贈り物は、必要な日の一週間前までにご注文ください。",
            "선물은 필요한 날보다 일주일 먼저 주문하세요.",
          ),
          text(
            "Check the telephone number of your address: carriers call when a road is closed.",
            "请核对收货地址里的电话：道路封闭时快递员会打电话联系。",
            "お届け先の電話番号をご確認ください。通行止めのとき、配送員が電話します。",
            "배송지의 전화번호를 확인하세요. 길이 막히면 기사님이 전화를 드립니다.",
          ),
          text(
            "Look at the tracking in your order before you write to the shop: it is the same information they see.",
            "联系店铺之前，先看看订单里的物流信息：店铺看到的也是同一份。",
            "ショップに問い合わせる前に、注文の配送状況をご覧ください。ショップが見ている情報と同じです。",
            "상점에 문의하기 전에 주문의 배송 조회를 확인하세요. 상점도 같은 정보를 봅니다.",
          ),
        ),
        paragraph(
          "Chocolate and cheese travel well in the cold; potted plants do not. During frost, plant sellers may ask in the chat whether they should wait for a milder day.",
          "巧克力和奶酪不怕冷，盆栽却怕。霜冻期间，卖植物的店铺可能会在聊天中询问是否等天气回暖再发。",
          "チョコレートやチーズは寒さに強いのですが、鉢植えは苦手です。凍える日には、植物のショップから「暖かい日を待ちますか」とチャットでお尋ねすることがあります。",
          "초콜릿과 치즈는 추위를 잘 견디지만 화분은 그렇지 않습니다. 한파 때는 식물 상점이 채팅으로 따뜻한 날을 기다릴지 여쭤볼 수 있습니다.",
        ),
      ),
    },
    {
      key: "tail-and-paw-opens",
      announcement: true,
      daysAgo: 9,
      views: 1_203,
      title: text(
        "Tail & Paw opens on the shop street",
        "“尾巴与爪”入驻店铺街",
        "「テール＆ポー」がショップ通りにオープン",
        "‘테일 앤 포’가 상점가에 문을 열었습니다",
      ),
      intro: text(
        "Beds, bowls, treats and toys: everything for those who purr, bark or swim now has a shop of its own.",
        "窝垫、食盆、零食和玩具：给会呼噜、会汪汪、会游泳的家人们，如今有了专门的店。",
        "ベッド、食器、おやつ、おもちゃ。のどを鳴らす子、吠える子、泳ぐ子のためのお店ができました。",
        "방석, 그릇, 간식, 장난감. 가르랑거리고 짖고 헤엄치는 식구들을 위한 상점이 생겼습니다.",
      ),
      image: articleImage("brand", [
        arch({ x: 0.5, y: 0.74, width: 0.56, height: 0.6, tone: "home" }),
        thing("1f415", 0.42, 0.86, 0.36),
        thing("1f9f6", 0.68, 0.87, 0.2),
      ]),
      body: body(
        paragraph(
          "You asked for it in the chat more often than for anything else this year: one place for the members of the family who cannot read.",
          "这是今年大家在聊天里提得最多的一件事：给家里不识字的成员们一个专门的地方。",
          "今年チャットでいちばん多くいただいたご要望がこれでした。字の読めない家族のための場所をひとつに、と。",
          "올해 채팅에서 가장 많이 들은 요청이었습니다. 글을 못 읽는 식구들을 위한 한곳을 만들어 달라는 것이었죠.",
        ),
        heading("Before you choose", "挑选之前", "選ぶ前に", "고르기 전에"),
        list(
          text(
            "Measure a bed by the sleeping animal, nose to tail, and add a hand's width.",
            "选窝先量睡着的它，从鼻尖到尾巴根，再加一掌宽。",
            "ベッドは眠っている姿で測ります。鼻先からしっぽの付け根まで、さらに手のひらひとつ分。",
            "방석은 자는 모습으로 재세요. 코끝에서 꼬리 시작까지, 그리고 손바닥 하나만큼 더.",
          ),
          text(
            "Change food slowly: a quarter of the new one for two days, then half.",
            "换粮要慢：先掺四分之一新粮喂两天，再加到一半。",
            "フードの切り替えはゆっくりと。まず四分の一を二日、それから半分に。",
            "사료는 천천히 바꾸세요. 이틀 동안 4분의 1, 그다음 절반으로.",
          ),
          text(
            "A toy should be too large to swallow, even in pieces.",
            "玩具要大到吞不下去，咬成块也一样。",
            "おもちゃは、割れても飲み込めない大きさのものを。",
            "장난감은 조각나도 삼킬 수 없을 만큼 큰 것으로.",
          ),
        ),
        paragraph(
          "Follow the shop to find it again under your favourites, and ask in its chat if you are unsure about a size.",
          "关注店铺，就能在收藏里再找到它；尺码拿不准，可以在聊天里问一问。",
          "ショップをフォローすると、お気に入りからいつでも訪れられます。サイズに迷ったらチャットでどうぞ。",
          "상점을 팔로우하면 찜 목록에서 다시 찾을 수 있습니다. 크기가 고민되면 채팅으로 물어보세요.",
        ),
      ),
    },
    {
      key: "coupons-by-shop",
      announcement: true,
      daysAgo: 16,
      views: 2_517,
      title: text(
        "One coupon per shop in every checkout",
        "每次结算，每家店铺可用一张优惠券",
        "ご注文ごとに、1ショップ1枚のクーポンが使えます",
        "주문할 때마다 상점별로 쿠폰 한 장",
      ),
      intro: text(
        "Buying from three shops at once? Then you may use three coupons, one in each. Here is how the saving is shared out.",
        "一次在三家店购物？那就能用三张券，每家一张。优惠是这样分摊的。",
        "三つのショップで同時に買えば、クーポンも三枚使えます。割引の分け方をご説明します。",
        "상점 세 곳에서 함께 사면 쿠폰도 세 장을 쓸 수 있습니다. 할인이 나뉘는 방식을 알려 드립니다.",
      ),
      image: articleImage("brand", [
        arch({ x: 0.5, y: 0.74, width: 0.56, height: 0.6, tone: "red", opacity: 1 }),
        plinth({ x: 0.5, y: 0.8, radius: 0.26, height: 0.09 }),
        thing("1f381", 0.5, 0.83, 0.34),
        thing("1f45b", 0.74, 0.9, 0.2),
      ]),
      body: body(
        paragraph(
          "A checkout may hold things from many shops; each shop packs and ships its own part. Coupons follow the same line: each shop's part takes one.",
          "一次结算可以包含多家店铺的商品，各店打包发货自己的部分。优惠券也一样：每家店的部分可用一张。",
          "一度のご注文には複数のショップの商品を入れられ、ショップごとに梱包・発送します。クーポンも同じく、ショップごとに一枚です。",
          "한 번의 주문에 여러 상점의 상품을 담을 수 있고, 상점마다 따로 포장해 보냅니다. 쿠폰도 마찬가지로 상점별로 한 장입니다.",
        ),
        list(
          text(
            "The checkout offers only coupons that fit: right shop, right things, amount reached, date not passed.",
            "结算页只列出可用的券：店铺相符、商品适用、金额达标、尚未过期。",
            "ご注文画面には使えるものだけが並びます。ショップ、対象商品、金額、期限が合っているものです。",
            "결제 화면에는 쓸 수 있는 쿠폰만 나옵니다. 상점과 상품, 금액, 기한이 모두 맞는 것들입니다.",
          ),
          text(
            "The saving is spread over the things it applies to. If you later return one of them, its share is no longer part of the refund.",
            "优惠会分摊到适用的各件商品上。之后若退回其中一件，退款不含它分摊的优惠。",
            "割引は対象の商品に割り振られます。あとで一点を返品された場合、その分の割引額は返金に含まれません。",
            "할인은 해당 상품들에 나뉘어 적용됩니다. 나중에 하나를 반품하면 그 몫의 할인액은 환불에 포함되지 않습니다.",
          ),
          text(
            "Cancel the order before it is shipped and the coupon comes back to you.",
            "在发货前取消订单，优惠券会退还给您。",
            "発送前に注文をキャンセルすると、クーポンはお手元に戻ります。",
            "발송 전에 주문을 취소하면 쿠폰은 다시 돌아옵니다.",
          ),
        ),
        paragraph(
          "Coupons wait in the coupon centre and on the page of each shop. Received ones are listed under “My coupons”, with the day they end.",
          "优惠券可在领券中心和各店铺页面领取。已领的券在“我的优惠券”里，并标明截止日期。",
          "クーポンはクーポンセンターと各ショップのページで受け取れます。受け取ったものは「マイクーポン」に期限とともに並びます。",
          "쿠폰은 쿠폰 센터와 각 상점 페이지에서 받을 수 있습니다. 받은 쿠폰은 ‘내 쿠폰’에 마감일과 함께 있습니다.",
        ),
      ),
    },
  ],
};
