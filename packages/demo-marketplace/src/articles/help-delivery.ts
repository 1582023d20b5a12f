import type { DemoArticleCategory } from "../article-types.ts";
import { articleImage, thing } from "../images/frames.ts";
import { arch, disc, windowLight } from "../images/recipe.ts";
import { text } from "../vocabulary.ts";
import { body, heading, list, paragraph } from "./html.ts";

export const helpWithDelivery: DemoArticleCategory = {
  key: "delivery",
  name: text("Delivery", "配送", "配送", "배송"),
  articles: [
    {
      key: "shipping-times-and-fees",
      daysAgo: 52,
      views: 3_774,
      title: text("Shipping times and fees", "发货时间与运费", "発送までの日数と送料", "발송 기간과 배송비"),
      intro: text(
        "When a parcel leaves, how long it travels, what it costs, and when delivery is free.",
        "包裹何时发出、路上多久、费用多少，以及什么时候免运费。",
        "いつ発送され、何日かかり、送料はいくらか。無料になるのはどんなときか。",
        "언제 출발해 얼마나 걸리고 배송비는 얼마인지, 언제 무료인지 알려 드립니다.",
      ),
      image: articleImage("tech", [
        arch({ x: 0.5, y: 0.74, width: 0.6, height: 0.58 }),
        thing("1f69a", 0.5, 0.86, 0.4, { maxWidth: 0.8 }),
      ]),
      body: body(
        paragraph(
          "Most orders are handed to the carrier within 48 hours of payment. Furniture and things made to order take longer; their pages say so.",
          "大多数订单在支付后 48 小时内交给快递。家具和定制商品需要更久，商品页会注明。",
          "多くのご注文は、お支払いから48時間以内に配送会社へ渡します。家具や受注生産の品はもう少しかかり、商品ページに記してあります。",
          "대부분의 주문은 결제 후 48시간 안에 택배사에 넘깁니다. 가구와 주문 제작품은 더 걸리며 상품 페이지에 적혀 있습니다.",
        ),
        heading("On the road", "路上时间", "輸送にかかる日数", "운송 기간"),
        list(
          text("Large cities: one to three days.", "大城市：一到三天。", "大都市：一日から三日。", "대도시: 1~3일."),
          text(
            "Elsewhere: two to five days.",
            "其他地区：两到五天。",
            "その他の地域：二日から五日。",
            "그 밖의 지역: 2~5일.",
          ),
          text(
            "Remote and mountain areas, and winter: allow two more.",
            "偏远山区及冬季：请再多留两天。",
            "遠隔地、山間部、冬の間：さらに二日ほど。",
            "외딴 지역과 산간, 겨울철: 이틀을 더 잡아 주세요.",
          ),
        ),
        heading("What it costs", "费用", "送料", "배송비"),
        paragraph(
          "Each shop sets its own fees, by weight, size or number of pieces; many charge nothing from a certain amount on. The checkout shows the fee for your address before you pay.",
          "运费由各店铺按重量、体积或件数设定，不少店铺满额包邮。结算页会在支付前显示送到您地址的运费。",
          "送料はショップごとに、重さ、大きさ、点数で決まります。一定額以上で無料のショップも多くあります。お届け先への送料は、お支払い前にご注文画面で確認できます。",
          "배송비는 상점마다 무게, 크기, 개수에 따라 정하며 일정 금액부터 무료인 곳이 많습니다. 결제 전에 주문 화면에서 내 주소의 배송비를 볼 수 있습니다.",
        ),
        paragraph(
          "These are usual times, not guarantees: weather and holidays have a say too.",
          "以上是通常的时间，并非保证：天气和节假日也有发言权。",
          "いずれも目安で、保証ではありません。天候や祝日にも左右されます。",
          "이는 보통 걸리는 시간이며 보장은 아닙니다. 날씨와 휴일의 영향도 받습니다.",
        ),
      ),
    },
    {
      key: "following-a-parcel",
      daysAgo: 50,
      views: 2_118,
      title: text("Following a parcel", "查看物流", "お荷物の追跡", "배송 조회"),
      intro: text(
        "Where to find the tracking, what its words mean, and what to do when nothing moves.",
        "在哪里查物流、每个状态是什么意思、停住不动时怎么办。",
        "追跡の見方、言葉の意味、動かないときの対処法。",
        "조회하는 곳과 용어의 뜻, 움직이지 않을 때 할 일.",
      ),
      image: articleImage("kids", [
        disc({ x: 0.5, y: 0.46, radius: 0.34 }),
        thing("1f9ed", 0.44, 0.86, 0.34),
        thing("1f4e6", 0.68, 0.88, 0.24),
      ]),
      body: body(
        paragraph(
          "Open “My orders”, choose the order and press “Track”. You see the carrier, the tracking number and every place that the parcel has passed, the newest first.",
          "打开“我的订单”，选择订单，点“查看物流”。可以看到快递公司、单号和经过的每一站，最新的在最上面。",
          "「注文履歴」から注文を選び、「配送状況」を押します。配送会社、送り状番号、通過した場所が新しい順に表示されます。",
          "‘주문 내역’에서 주문을 골라 ‘배송 조회’를 누르세요. 택배사와 운송장 번호, 지나온 곳이 최신순으로 나옵니다.",
        ),
        list(
          text(
            "“Pending shipment”: you have paid, and the shop is packing.",
            "“待发货”：店铺已收到款，正在打包。",
            "「発送待ち」：入金が確認され、梱包しています。",
            "‘배송 준비 중’: 결제가 확인되어 포장하고 있습니다.",
          ),
          text(
            "“Pending receipt”: the parcel is on its way.",
            "“待收货”：包裹在路上。",
            "「受け取り待ち」：お荷物は輸送中です。",
            "‘배송 중’: 상품이 오는 중입니다.",
          ),
          text(
            "“Completed”: receipt has been confirmed, by you or automatically after a while.",
            "“已完成”：您已确认收货，或到期后自动确认。",
            "「完了」：お客様ご自身または期限後の自動確認により、受け取りが確認されました。",
            "‘완료’: 직접 또는 기한이 지나 자동으로 구매가 확정되었습니다.",
          ),
        ),
        paragraph(
          "Numbers often sleep for a day after they are issued. If nothing has moved for three days, ask the shop in the chat: only the sender can start a search.",
          "单号生成后常会“睡”一天。如果三天没有动静，请在聊天里联系店铺：只有寄件人能发起查件。",
          "番号の発行後、一日ほど動かないことはよくあります。三日たっても変わらなければチャットでショップへ。調査を依頼できるのは送り主だけです。",
          "운송장이 나온 뒤 하루쯤 멈춰 있는 일은 흔합니다. 사흘 동안 변화가 없으면 채팅으로 상점에 물어보세요. 조사는 보낸 사람만 요청할 수 있습니다.",
        ),
      ),
    },
    {
      key: "when-it-arrives",
      daysAgo: 48,
      views: 1_587,
      title: text("When it arrives", "包裹到了以后", "お荷物が届いたら", "상품이 도착하면"),
      intro: text(
        "Look, keep the box for a week, confirm, and tell the next buyer what you think.",
        "先看看，箱子留一周，确认收货，再告诉下一位买家您的感受。",
        "中を確かめ、箱は一週間残し、受け取りを確認して、次の方へ感想を。",
        "살펴보고, 상자는 일주일 두고, 구매를 확정한 뒤 다음 분께 느낌을 전해 주세요.",
      ),
      image: articleImage("home", [
        windowLight({ x: 0.04 }),
        thing("1f4e6", 0.5, 0.86, 0.4),
        thing("1fab4", 0.76, 0.88, 0.24),
      ]),
      body: body(
        list(
          text(
            "Is the parcel crushed or wet? Take a photograph before you open it.",
            "包裹压坏或受潮了？拆之前先拍照。",
            "つぶれや濡れがあれば、開ける前に写真を撮ってください。",
            "상자가 찌그러지거나 젖었다면 열기 전에 사진을 찍어 두세요.",
          ),
          text(
            "Try things on and switch them on, but leave the labels where they are.",
            "可以试穿、试用，但请保留吊牌。",
            "試着や動作確認はどうぞ。タグは外さずに。",
            "입어 보고 켜 보되 라벨은 떼지 마세요.",
          ),
          text(
            "Keep the packing for seven days, in case something has to travel back.",
            "包装请保留七天，万一要寄回去。",
            "返送に備えて、梱包材は七日間お手元に。",
            "돌려보낼 일이 있을 수 있으니 포장은 7일간 보관하세요.",
          ),
        ),
        heading("Confirming", "确认收货", "受け取りの確認", "구매 확정"),
        paragraph(
          "Press “Confirm receipt” when everything is there. If you forget, the order is confirmed by itself seven days after it was shipped.",
          "东西齐了就点“确认收货”。忘了也没关系，发货七天后系统会自动确认。",
          "すべて揃っていたら「受け取りを確認」を押してください。お忘れの場合は、発送の七日後に自動で確認されます。",
          "모두 맞으면 ‘구매 확정’을 눌러 주세요. 잊으셨다면 발송 7일 뒤 자동으로 확정됩니다.",
        ),
        heading("A review", "写评价", "レビュー", "리뷰"),
        paragraph(
          "One review for each thing you bought, with up to nine pictures. It appears at once and cannot be changed later, so let the teapot pour a few times first.",
          "每件商品可写一条评价，最多配九张图。发布即显示，之后不能修改，所以先让茶壶多倒几回吧。",
          "購入した品ひとつにつきレビューは一件、写真は九枚まで。すぐに公開され、後から変更できません。まずは何度かお茶を淹れてからどうぞ。",
          "구매한 상품마다 리뷰 하나, 사진은 아홉 장까지. 바로 공개되고 나중에 고칠 수 없으니 주전자로 차를 몇 번 우려 본 뒤에 써 주세요.",
        ),
      ),
    },
  ],
};
