import type { DemoArticleCategory } from "../article-types.ts";
import { articleImage, thing } from "../images/frames.ts";
import { arch, disc } from "../images/recipe.ts";
import { text } from "../vocabulary.ts";
import { body, heading, list, paragraph } from "./html.ts";

export const shopPortraits: DemoArticleCategory = {
  key: "shop-portraits",
  name: text("Shop portraits", "店铺小传", "ショップ訪問", "상점 탐방"),
  articles: [
    {
      key: "a-pot-from-clay-to-parcel",
      daysAgo: 29,
      views: 1_482,
      title: text(
        "A teapot and the eleven hands it passes through",
        "一把茶壶，十一双手",
        "ティーポットが通る十一の手",
        "찻주전자 하나를 거치는 열한 명의 손",
      ),
      intro: text(
        "One piece of stoneware, six days, four rooms. We followed it from the clay to the parcel.",
        "一件陶器，六天，四间屋子。我们从泥料一路跟到包裹。",
        "せっ器ひとつに、六日と四つの部屋。土から荷物になるまでを追いました。",
        "도기 하나에 엿새, 방 네 칸. 흙에서 소포가 될 때까지 따라가 보았습니다.",
      ),
      image: articleImage("home", [
        arch({ x: 0.5, y: 0.74, width: 0.56, height: 0.6 }),
        thing("1fad6", 0.5, 0.86, 0.4),
      ]),
      body: body(
        paragraph(
          "It takes six days to make a pot. Most of that time it simply waits: for the clay to stiffen, for the glaze to dry, for the kiln to cool.",
          "做一把壶要六天。大部分时间它只是在等：等泥变硬，等釉变干，等窑冷下来。",
          "ポットひとつに六日かかります。その多くは待つ時間です。土が締まり、釉薬が乾き、窯が冷めるのを待ちます。",
          "주전자 하나에 엿새가 걸립니다. 대부분은 기다리는 시간입니다. 흙이 굳고 유약이 마르고 가마가 식기를 기다립니다.",
        ),
        heading("The room where nothing happens", "什么也不发生的房间", "何も起こらない部屋", "아무 일도 없는 방"),
        paragraph(
          "The second room is the quietest. Three hundred pots stand on boards of pine and lose water, a gram an hour. Turn them too early and they sag; too late and the foot tears.",
          "第二间屋子最安静。三百把壶立在松木板上，每小时失去一克水。翻早了会塌，翻晚了底会裂。",
          "二番目の部屋がいちばん静かです。松の板に三百のポットが並び、一時間に一グラムずつ水分が抜けます。返すのが早ければ歪み、遅ければ底が裂けます。",
          "두 번째 방이 가장 조용합니다. 소나무 판 위에 주전자 삼백 개가 놓여 한 시간에 1그램씩 물기를 잃습니다. 일찍 뒤집으면 처지고 늦으면 굽이 갈라집니다.",
        ),
        heading("Light and sound", "看光，听声", "光と音", "빛과 소리"),
        list(
          text(
            "Each pot is held against a lamp and turned once.",
            "每把壶都对着灯转一圈。",
            "ひとつずつ灯りにかざし、一度回します。",
            "하나씩 등불에 비추고 한 바퀴 돌립니다.",
          ),
          text(
            "Then it is tapped: the sound tells more than the eye.",
            "然后轻敲一下：声音比眼睛更诚实。",
            "それから軽くたたきます。音は目より多くを語ります。",
            "그다음 가볍게 두드립니다. 소리는 눈보다 많은 것을 알려 줍니다.",
          ),
          text(
            "One in nine goes back to the clay.",
            "九把里有一把会回到泥里。",
            "九つにひとつは土に戻ります。",
            "아홉 중 하나는 다시 흙으로 돌아갑니다.",
          ),
        ),
        heading("Two layers of paper", "两层纸", "紙を二重に", "종이 두 겹"),
        paragraph(
          "The eleventh pair of hands wraps it in two layers of paper. No plastic: the paper is what the next kiln will be lit with, if it ever comes back.",
          "第十一双手用两层纸把它包好。不用塑料：若纸还能回来，下一窑就用它点火。",
          "十一番目の手が紙で二重に包みます。プラスチックは使いません。紙が戻れば、次の窯の火付けに使われます。",
          "열한 번째 손이 종이 두 겹으로 쌉니다. 플라스틱은 쓰지 않습니다. 종이가 돌아오면 다음 가마의 불쏘시개가 됩니다.",
        ),
      ),
    },
    {
      key: "what-a-small-shop-learns",
      daysAgo: 33,
      views: 1_266,
      title: text(
        "What a small shop learns from its letters",
        "小店从来信里学到的事",
        "小さな店が手紙から学ぶこと",
        "작은 상점이 편지에서 배우는 것",
      ),
      intro: text(
        "Three winters of questions in the chat, and what a seller of notebooks changed because of them.",
        "三个冬天的聊天提问，和一家笔记本店因此改变的几件事。",
        "三度の冬にチャットで届いた質問と、ノート店が変えたこと。",
        "세 번의 겨울 동안 채팅으로 받은 질문과 노트 상점이 바꾼 것들.",
      ),
      image: articleImage("books", [disc({ x: 0.5, y: 0.46, radius: 0.34 }), thing("1f4da", 0.5, 0.86, 0.4)]),
      body: body(
        paragraph(
          "The first question of the first winter was whether the paper takes fountain pens. The answer was no. The second hundred asked the same.",
          "第一个冬天的第一个问题是：这纸能用钢笔吗？答案是不能。之后的一百个人也问了同样的问题。",
          "最初の冬の最初の質問は、万年筆で書けますか、でした。答えは「いいえ」。続く百人も同じことを尋ねました。",
          "첫 겨울의 첫 질문은 만년필로 쓸 수 있느냐는 것이었습니다. 답은 아니오였고, 그다음 백 명도 같은 것을 물었습니다.",
        ),
        heading("What changed", "改变了什么", "変えたこと", "바꾼 것"),
        list(
          text(
            "Another paper, which does, and a line about it on every page.",
            "换了能用钢笔的纸，并在每个商品页写明。",
            "万年筆で書ける紙に替え、すべてのページにそう書きました。",
            "만년필로 쓸 수 있는 종이로 바꾸고 모든 페이지에 적었습니다.",
          ),
          text(
            "Photographs with a hand in them, because nobody could tell the size.",
            "照片里加上一只手，因为没人看得出大小。",
            "大きさが伝わるように、写真に手を写しました。",
            "크기를 알 수 있도록 사진에 손을 함께 담았습니다.",
          ),
          text(
            "Parcels leave on Mondays, too.",
            "星期一也发货。",
            "月曜日にも発送するようにしました。",
            "월요일에도 발송합니다.",
          ),
        ),
        paragraph(
          "The chat is quieter now. They miss it a little.",
          "现在聊天安静多了。他们有点怀念。",
          "今ではチャットも静かです。少し寂しいそうです。",
          "이제 채팅은 조용합니다. 조금 그립다고 하네요.",
        ),
      ),
    },
  ],
};
