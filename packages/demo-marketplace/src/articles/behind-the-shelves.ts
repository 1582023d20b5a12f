import type { DemoArticleCategory } from "../article-types.ts";
import { articleImage, thing } from "../images/frames.ts";
import { arch, disc, plinth, windowLight } from "../images/recipe.ts";
import { text } from "../vocabulary.ts";
import { body, heading, list, paragraph } from "./html.ts";

export const behindTheShelves: DemoArticleCategory = {
  key: "behind-the-shelves",
  name: text("Behind the shelves", "货架背后", "棚のうら側", "진열대 뒤편"),
  articles: [
    {
      key: "what-self-operated-means",
      daysAgo: 7,
      views: 2_841,
      title: text(
        "What “self-operated” means on Plaza",
        "在 Plaza，“自营”是什么意思",
        "Plazaの「直営」とは",
        "Plaza의 ‘직영’이란 무엇인가요",
      ),
      intro: text(
        "Some shops carry a small dark label. It says who owns the stock, who packs it, and whom you talk to.",
        "有些店铺带着一个深色小标签。它说明货是谁的、谁来打包、您在和谁说话。",
        "いくつかのショップには、小さな濃い色のラベルが付いています。在庫の持ち主、梱包する人、話す相手を示すものです。",
        "어떤 상점에는 작고 어두운 라벨이 붙어 있습니다. 재고의 주인과 포장하는 사람, 대화 상대를 알려 줍니다.",
      ),
      image: articleImage("home", [
        arch({ x: 0.5, y: 0.74, width: 0.56, height: 0.6 }),
        plinth({ x: 0.5, y: 0.8, radius: 0.28, height: 0.09 }),
        thing("1fa91", 0.5, 0.83, 0.34),
        thing("1f9fa", 0.78, 0.9, 0.22),
      ]),
      body: body(
        paragraph(
          "Plaza is a street of shops. Most belong to independent merchants; a few belong to Plaza itself. Those are called self-operated, and are marked so.",
          "Plaza 是一条店铺街。大多数店铺属于独立商家，少数属于 Plaza 自己，后者称为自营，并带有自营标签。",
          "Plazaはショップの並ぶ通りです。多くは独立した出店者のもの、いくつかはPlaza自身のもの。後者を直営と呼び、印を付けています。",
          "Plaza는 여러 상점이 모인 거리입니다. 대부분은 입점 상점이고, 몇 곳은 Plaza가 직접 운영합니다. 그런 곳을 직영이라 부르고 표시해 둡니다.",
        ),
        heading("What is different", "有什么不同", "違うところ", "다른 점"),
        list(
          text(
            "The stock is ours, and so is the parcel it comes in.",
            "货品由我们备货，包裹也由我们打包。",
            "在庫も梱包も、私たち自身のものです。",
            "재고도 포장도 저희가 직접 합니다.",
          ),
          text(
            "In the chat you speak with people of the marketplace, not of a merchant.",
            "聊天时，与您对话的是商城的客服，而不是商家。",
            "チャットの相手は、出店者ではなくマーケットのスタッフです。",
            "채팅 상대는 입점 상점이 아니라 Plaza의 직원입니다.",
          ),
        ),
        heading("What is the same", "有什么相同", "同じところ", "같은 점"),
        paragraph(
          "Everything else. Reviews are written by buyers and not edited; returns follow the same steps; coupons and flash sales work alike in every shop.",
          "其余一切。评价由买家撰写，不作修改；退货流程完全一样；优惠券和秒杀在每家店的用法也都相同。",
          "それ以外はすべて同じです。レビューは購入者が書き、編集はしません。返品の手順も、クーポンやタイムセールの仕組みも、どのショップでも同じです。",
          "그 밖의 모든 것입니다. 리뷰는 구매자가 쓰고 고치지 않습니다. 반품 절차도, 쿠폰과 타임 세일의 방식도 모든 상점에서 같습니다.",
        ),
        paragraph(
          "Would you like a shop of your own on the street? The form under “Merchant entry” asks for a name, a main category and a licence.",
          "想在这条街上开一家自己的店吗？“商家入驻”页面的表单需要店名、主营类目和营业执照。",
          "この通りにご自分のショップを開きませんか。「出店申し込み」のフォームに、ショップ名と主な取扱カテゴリを入力し、営業許可証を添付してください。",
          "이 거리에 상점을 열고 싶으신가요? ‘입점 신청’ 양식에 상점 이름과 주요 카테고리를 적고 사업자등록증을 올려 주세요.",
        ),
      ),
    },
    {
      key: "why-our-pictures-look-alike",
      daysAgo: 18,
      views: 964,
      title: text(
        "Why all our pictures share one light",
        "为什么我们的图片都用同一束光",
        "写真の光が、どれも同じ理由",
        "모든 사진의 빛이 같은 이유",
      ),
      intro: text(
        "One window at the upper left, one floor, one colour per department: how a picture helps you compare.",
        "左上方一扇窗，一块地面，每个分类一种颜色：图片怎样帮您比较。",
        "左上の窓ひとつ、床ひとつ、売り場ごとに一色。写真は比べるためにあります。",
        "왼쪽 위의 창 하나, 바닥 하나, 코너마다 색 하나. 사진이 비교를 돕는 방법입니다.",
      ),
      image: articleImage("fashion", [
        windowLight({ x: 0.04 }),
        disc({ x: 0.54, y: 0.46, radius: 0.32 }),
        thing("1f4f7", 0.52, 0.85, 0.4),
      ]),
      body: body(
        paragraph(
          "When every picture shouts, none can be heard. So the things in our own departments stand in the same room: light from the upper left, a soft floor, a little air on every side.",
          "每张图都大声喊，就谁也听不清。所以我们自家各类商品都站在同一个房间里：光从左上来，地面柔和，四周留一点空气。",
          "どの写真も叫んでいたら、どれも聞こえません。だから売り場の品はみな同じ部屋に立っています。左上からの光、やわらかな床、まわりに少しの余白。",
          "모든 사진이 소리치면 아무것도 들리지 않습니다. 그래서 저희 코너의 물건들은 같은 방에 놓입니다. 왼쪽 위의 빛, 부드러운 바닥, 사방의 작은 여백.",
        ),
        list(
          text(
            "The colour of the wall tells you the department: blue for electronics, green for the outdoors, honey for food.",
            "墙的颜色告诉您商品属于哪个分类：蓝色是数码，绿色是户外，蜜色是食品。",
            "壁の色が売り場を示します。青は家電、緑はアウトドア、はちみつ色は食品。",
            "벽의 색이 코너를 알려 줍니다. 파랑은 전자제품, 초록은 아웃도어, 꿀색은 식품입니다.",
          ),
          text(
            "Things are shown equally large to the eye, so a spoon is not smaller than a sofa. Real measures are in the table of facts.",
            "商品在画面里看起来一样大，勺子不会比沙发小。实际尺寸请看参数表。",
            "どれも同じくらいの大きさに見えるように写しています。匙もソファも同じ。実寸は仕様の表をご覧ください。",
            "모두 눈에 같은 크기로 보이게 합니다. 숟가락도 소파도 같지요. 실제 치수는 상품 정보 표에 있습니다.",
          ),
          text(
            "Choose a colour on the product page and the picture follows.",
            "在商品页选择颜色，图片也会跟着变。",
            "商品ページで色を選ぶと、写真も変わります。",
            "상품 페이지에서 색을 고르면 사진도 바뀝니다.",
          ),
        ),
        paragraph(
          "Screens differ, and so do eyes. If what arrives is not the colour you expected, that is a reason to send it back.",
          "屏幕各有不同，眼睛也是。如果收到的颜色和预期不一样，这就是退货的理由。",
          "画面も目も、それぞれ違います。届いた色が思っていたものと違えば、それは返品の理由になります。",
          "화면도 눈도 저마다 다릅니다. 받은 색이 기대와 다르다면 그것은 반품할 이유가 됩니다.",
        ),
      ),
    },
    {
      key: "how-honey-gets-its-colour",
      daysAgo: 27,
      views: 1_412,
      title: text(
        "How honey gets its colour",
        "蜂蜜的颜色从哪里来",
        "はちみつの色はどこから来るのか",
        "꿀의 색은 어디에서 올까",
      ),
      intro: text(
        "Pale as straw in May, dark as tea in September. A short walk through a year of jars, and how to keep them.",
        "五月浅如麦秆，九月深如浓茶。跟着一年的蜜罐走一圈，顺便说说怎么保存。",
        "五月は麦わらのように淡く、九月は紅茶のように濃く。瓶でたどる一年と、保存のこつ。",
        "오월에는 짚처럼 옅고 구월에는 홍차처럼 짙습니다. 병으로 따라가는 한 해와 보관법입니다.",
      ),
      image: articleImage("food", [
        arch({ x: 0.48, y: 0.74, width: 0.52, height: 0.56, tone: "gold", opacity: 0.75 }),
        plinth({ x: 0.48, y: 0.78, radius: 0.26, height: 0.1 }),
        thing("1f36f", 0.48, 0.81, 0.36),
        thing("1f41d", 0.74, 0.42, 0.17, { lying: true }),
      ]),
      body: body(
        paragraph(
          "Colour is a diary of flowers. Acacia and clover give pale honey; chestnut, buckwheat and the sap of fir trees give dark.",
          "颜色是花的日记。洋槐和三叶草酿出浅色的蜜，栗花、荞麦和冷杉的甘露则酿出深色的。",
          "色は花の日記です。アカシアやクローバーは淡い蜜に、栗や蕎麦、もみの木の甘露は濃い蜜になります。",
          "색은 꽃의 일기입니다. 아카시아와 토끼풀은 옅은 꿀을, 밤꽃과 메밀과 전나무의 감로는 짙은 꿀을 줍니다.",
        ),
        paragraph(
          "Dark does not mean older, and pale does not mean thinner. As a rule of thumb: the darker the jar, the stronger the taste.",
          "颜色深不代表陈，浅也不代表稀。一般来说：罐子颜色越深，味道越浓。",
          "濃いから古い、淡いから薄い、ということではありません。目安として、濃い色ほど味も強くなります。",
          "짙다고 오래된 것도, 옅다고 묽은 것도 아닙니다. 대체로 병이 짙을수록 맛이 강합니다.",
        ),
        heading("Keeping it", "怎样保存", "保存のしかた", "보관하는 법"),
        list(
          text(
            "At room temperature, closed, away from the window.",
            "常温、密封、远离窗边。",
            "常温で、ふたを閉め、窓から離して。",
            "상온에서, 뚜껑을 닫고, 창에서 떨어뜨려 두세요.",
          ),
          text(
            "If it sets, stand the jar in warm water, never above 40 °C.",
            "若结晶，把罐子放进温水，不要超过 40 °C。",
            "固まったら、40 °C以下の湯に瓶ごとつけます。",
            "굳으면 40 °C를 넘지 않는 따뜻한 물에 병째 담그세요.",
          ),
          text(
            "Always a dry spoon: water is the one thing honey cannot bear.",
            "永远用干勺子：蜂蜜唯一怕的就是水。",
            "匙は必ず乾いたものを。はちみつが苦手なのは水だけです。",
            "숟가락은 꼭 마른 것으로. 꿀이 싫어하는 것은 물뿐입니다.",
          ),
        ),
        paragraph(
          "Honey is not for children under one year. For everyone else: try it with a hard cheese.",
          "一岁以下的婴儿不可食用蜂蜜。其他人，不妨配一块硬奶酪试试。",
          "一歳未満のお子さまには与えないでください。それ以外の方は、ぜひ硬いチーズと一緒に。",
          "한 살 미만의 아기에게는 먹이지 마세요. 다른 분들은 단단한 치즈와 함께 드셔 보세요.",
        ),
      ),
    },
  ],
};
