import type { DemoArticleCategory } from "../article-types.ts";
import { articleImage, thing } from "../images/frames.ts";
import { arch, disc, plinth, windowLight } from "../images/recipe.ts";
import { text } from "../vocabulary.ts";
import { body, heading, list, paragraph } from "./html.ts";

export const buyingGuides: DemoArticleCategory = {
  key: "buying-guides",
  name: text("Buying guides", "选购指南", "選び方ガイド", "구매 가이드"),
  articles: [
    {
      key: "how-to-choose-a-teapot",
      daysAgo: 5,
      views: 3_092,
      title: text(
        "How to choose a teapot you will use every day",
        "怎样选一把天天会用的茶壶",
        "毎日使いたくなるティーポットの選び方",
        "매일 쓰게 될 찻주전자 고르는 법",
      ),
      intro: text(
        "Size, spout, handle, lid: four things to look at before the colour, and how to tell them from a photograph.",
        "容量、壶嘴、壶把、壶盖：看颜色之前先看这四处，以及怎样从照片里看出门道。",
        "容量、注ぎ口、持ち手、ふた。色より先に見たい四つの点と、写真での見分け方です。",
        "용량, 주둥이, 손잡이, 뚜껑. 색보다 먼저 볼 네 가지와 사진으로 알아보는 법입니다.",
      ),
      image: articleImage("kitchen", [
        plinth({ x: 0.46, y: 0.76, radius: 0.28, height: 0.12 }),
        thing("1fad6", 0.46, 0.79, 0.4, { hue: 20, sat: 0.8 }),
        thing("2615", 0.74, 0.88, 0.2),
      ]),
      body: body(
        heading("Start with the cups", "先数杯子", "まずカップの数から", "먼저 잔의 수부터"),
        paragraph(
          "Count the cups you pour at once and multiply by 200 ml. Two people are happy with 500 ml; 900 ml suits a table of four. A pot that is too large cools before it is empty.",
          "先数一次要倒几杯，再乘以200毫升。两个人500毫升刚好，四人一桌选900毫升。壶太大，没喝完就凉了。",
          "一度に注ぐ杯数に200 mlを掛けてください。二人なら500 ml、四人の食卓なら900 mlがちょうどよく、大きすぎると飲みきる前に冷めてしまいます。",
          "한 번에 따르는 잔 수에 200 ml를 곱하세요. 두 사람이면 500 ml, 네 사람이면 900 ml가 알맞습니다. 너무 크면 다 마시기 전에 식습니다.",
        ),
        heading("Then look at three lines", "再看三处", "次に三か所を見る", "그다음 세 곳을 보세요"),
        list(
          text(
            "The spout should end above the rim of the pot, or it spills when full.",
            "壶嘴的高度应高过壶口，否则装满会溢。",
            "注ぎ口の先が縁より高いこと。低いと満水でこぼれます。",
            "주둥이 끝이 몸통 가장자리보다 높아야 합니다. 낮으면 가득 찼을 때 넘칩니다.",
          ),
          text(
            "A clean, slightly sharp lip at its end cuts the stream and keeps the tablecloth dry.",
            "壶嘴末端要利落、略带锋口，断水才干脆，桌布才不会湿。",
            "先端がすっきりと薄いものは湯切れがよく、テーブルクロスを濡らしません。",
            "끝이 얇고 깔끔해야 물이 잘 끊기고 식탁보가 젖지 않습니다.",
          ),
          text(
            "Two fingers should fit into the handle without touching the wall.",
            "壶把内要放得下两根手指，又不碰到壶身。",
            "持ち手に指が二本入り、胴に触れないこと。",
            "손잡이에 손가락 두 개가 들어가되 몸통에 닿지 않아야 합니다.",
          ),
        ),
        heading("Which material", "选什么材质", "素材は何にするか", "어떤 재질로 할까"),
        paragraph(
          "Stoneware keeps warm and forgives knocks. Porcelain is lighter and does not remember yesterday's tea. Glass shows the colour and cools the fastest. Cast iron is for those who drink slowly.",
          "陶壶保温、耐碰；瓷壶轻巧，不留昨天的茶味；玻璃壶能看汤色，凉得也最快；铸铁壶适合慢慢喝的人。",
          "せっ器は冷めにくく、少しの衝撃にも平気。磁器は軽く、昨日の茶の香りを残しません。ガラスは色を楽しめますが、いちばん早く冷めます。鋳鉄はゆっくり飲む方に。",
          "도기는 온기를 오래 품고 부딪쳐도 너그럽습니다. 자기는 가볍고 어제의 차 향이 남지 않습니다. 유리는 빛깔이 보이지만 가장 빨리 식습니다. 무쇠는 천천히 마시는 분께 좋습니다.",
        ),
        paragraph(
          "Whatever you choose: rinse it with hot water before the leaves go in, and leave the lid off to dry.",
          "不管选哪一种：放茶叶前先用热水烫一遍，用完敞着盖子晾干。",
          "どれを選んでも、茶葉を入れる前に湯を通し、使ったあとはふたを外して乾かしてください。",
          "무엇을 고르든 찻잎을 넣기 전에 뜨거운 물로 헹구고, 쓴 뒤에는 뚜껑을 열어 말리세요.",
        ),
      ),
    },
    {
      key: "headphones-that-fit",
      daysAgo: 12,
      views: 2_264,
      title: text(
        "Headphones: fit first, sound second",
        "选耳机：先合适，再好听",
        "ヘッドホンは、音の前に装着感",
        "헤드폰은 소리보다 착용감 먼저",
      ),
      intro: text(
        "The best sound does not help after an hour of pressure. What to check at home within the first week.",
        "音质再好，压着耳朵一小时也受不了。到手第一周，在家应该检查这些。",
        "どんなに音がよくても、一時間の締めつけには勝てません。届いて一週間のうちに確かめたいこと。",
        "소리가 아무리 좋아도 한 시간의 압박은 이길 수 없습니다. 첫 일주일 동안 집에서 확인할 것들입니다.",
      ),
      image: articleImage("tech", [
        disc({ x: 0.5, y: 0.46, radius: 0.34 }),
        plinth({ x: 0.5, y: 0.78, radius: 0.26, height: 0.1 }),
        thing("1f3a7", 0.5, 0.81, 0.36),
      ]),
      body: body(
        paragraph(
          "Over-ear cushions rest on the head, on-ear cushions on the ear itself. With glasses or small children about, the first are usually kinder.",
          "包耳式压在头上，贴耳式压在耳朵上。戴眼镜，或家里有孩子常来拉扯，前者通常更舒服。",
          "アラウンドイヤーは頭に、オンイヤーは耳そのものに乗ります。眼鏡をかける方には、たいてい前者のほうが快適です。",
          "오버이어는 머리에, 온이어는 귀 자체에 얹힙니다. 안경을 쓰신다면 대개 오버이어가 더 편합니다.",
        ),
        heading("Three quick tests", "三个小测试", "三つの簡単な確認", "간단한 세 가지 확인"),
        list(
          text(
            "Nod and look up. If they move, shorten the band by one step.",
            "点头再抬头。如果滑动，把头梁缩短一格。",
            "うなずいて、上を向く。ずれるならバンドを一段短く。",
            "고개를 끄덕이고 위를 보세요. 움직이면 밴드를 한 칸 줄이세요.",
          ),
          text(
            "Wear them for a whole film before you judge the pressure.",
            "戴着看完一整部电影，再评价夹不夹。",
            "締めつけは、映画を一本見終えてから判断を。",
            "압박감은 영화 한 편을 다 본 뒤에 판단하세요.",
          ),
          text(
            "Play something quiet on a busy street: a good seal matters more than a long list of features.",
            "在热闹的街上放一首安静的曲子：密合好，比功能多更要紧。",
            "にぎやかな通りで静かな曲を。機能の多さより、密閉のよさがものを言います。",
            "시끄러운 거리에서 조용한 곡을 들어 보세요. 기능의 수보다 밀착이 중요합니다.",
          ),
        ),
        paragraph(
          "Batteries are given in hours at half volume; a cold walk costs about a fifth of them. Cables still have no battery to run down.",
          "续航按一半音量计，冬天户外大约少五分之一。有线耳机则永远不用担心没电。",
          "電池の持ちは音量半分での時間です。寒い屋外では五分の一ほど短くなります。ケーブル式なら電池切れはありません。",
          "배터리 시간은 절반 음량 기준이며, 추운 바깥에서는 5분의 1쯤 줄어듭니다. 유선은 방전될 일이 없지요.",
        ),
        paragraph(
          "If they do not fit, say so within seven days of confirming receipt: open the order, choose the product and apply for a return.",
          "如果不合适，请在确认收货后七天内提出：打开订单，选择商品，申请退货。",
          "合わなければ、受け取り確認から七日以内にお知らせください。注文を開き、商品を選んで返品を申請できます。",
          "맞지 않으면 구매 확정 후 7일 안에 알려 주세요. 주문을 열어 상품을 고르고 반품을 신청하면 됩니다.",
        ),
      ),
    },
    {
      key: "first-night-in-a-tent",
      daysAgo: 21,
      views: 1_730,
      title: text(
        "A first night in a tent: what to pack",
        "第一次露营过夜，该带什么",
        "はじめてのテント泊、持ち物リスト",
        "텐트에서의 첫날 밤, 무엇을 챙길까",
      ),
      intro: text(
        "A short list that fits into one rucksack, and the three things people wish they had left at home.",
        "一只背包就装得下的清单，还有三样大家后悔带上的东西。",
        "リュックひとつに収まる短いリストと、置いてくればよかったと言われる三つのもの。",
        "배낭 하나에 들어가는 짧은 목록과, 두고 올걸 싶은 세 가지.",
      ),
      image: articleImage("sports", [
        windowLight({ x: 0.04 }),
        arch({ x: 0.5, y: 0.74, width: 0.62, height: 0.58 }),
        thing("26fa", 0.48, 0.85, 0.42),
        thing("1f392", 0.77, 0.88, 0.24),
      ]),
      body: body(
        paragraph(
          "Put the tent up once at home, in daylight and without wind. You will find out whether a peg is missing while there is still time to buy one.",
          "先在家里、在白天没风时搭一次帐篷。少了地钉，也还来得及补。",
          "まず家で、明るく風のない日に一度立ててみましょう。ペグが足りなくても、買い足す時間があります。",
          "집에서, 밝고 바람 없는 날 텐트를 한 번 쳐 보세요. 팩이 모자라도 살 시간이 있습니다.",
        ),
        heading("Take along", "要带的", "持っていくもの", "가져갈 것"),
        list(
          text(
            "A mat that keeps out the cold of the ground: it matters more than the sleeping bag.",
            "隔开地面寒气的防潮垫：它比睡袋更重要。",
            "地面の冷えを遮るマット。寝袋より大切です。",
            "땅의 냉기를 막는 매트. 침낭보다 중요합니다.",
          ),
          text(
            "A lamp each, and one spare set of batteries for all.",
            "每人一盏灯，再共用一套备用电池。",
            "ひとりにひとつの明かりと、共用の予備電池。",
            "한 사람에 하나씩 랜턴, 그리고 함께 쓸 예비 건전지.",
          ),
          text(
            "Dry socks for the night that are not worn during the day.",
            "一双夜里专用、白天不穿的干袜子。",
            "昼にははかない、夜専用の乾いた靴下。",
            "낮에는 신지 않는 밤 전용 마른 양말.",
          ),
          text(
            "Water for the morning, fetched in the evening.",
            "前一晚就打好早上要用的水。",
            "朝の水は、前の晩に汲んでおくこと。",
            "아침에 쓸 물은 전날 저녁에 떠 두세요.",
          ),
        ),
        heading("Leave at home", "别带的", "置いていくもの", "두고 갈 것"),
        paragraph(
          "The second pair of jeans, the heavy pan, and any plan that needs a telephone signal.",
          "第二条牛仔裤、沉重的锅，以及任何需要手机信号的计划。",
          "二本目のジーンズ、重いフライパン、そして電波の要る計画。",
          "두 번째 청바지, 무거운 프라이팬, 그리고 전화 신호가 필요한 모든 계획.",
        ),
        paragraph(
          "Dry the tent within a day of coming home, even if it only caught the dew. Put away wet, it will smell of it until next summer.",
          "回家一天之内把帐篷晾干，哪怕只沾了露水。湿着收起来，那股味道会留到明年夏天。",
          "帰ったら一日以内にテントを乾かしましょう。夜露だけでも同じです。濡れたまましまうと、来年の夏まで匂います。",
          "돌아와서 하루 안에 텐트를 말리세요. 이슬만 맞았어도 그렇습니다. 젖은 채로 넣으면 내년 여름까지 냄새가 납니다.",
        ),
      ),
    },
  ],
};
