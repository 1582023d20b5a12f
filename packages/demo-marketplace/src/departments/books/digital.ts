import type { DemoProduct } from "../../product-types.ts";
import { text } from "../../vocabulary.ts";
import { english } from "./texts.ts";

/** What is heard instead of held. */
export const digitalProducts: readonly DemoProduct[] = [
  {
    key: "books-year-of-small-weather-audiobook",
    category: "books-reading-fiction",
    shop: "paper-weather",
    brand: "Harbour Lane Press",
    name: text(
      "A Year of Small Weather, Audiobook",
      "小天气的一年 有声书",
      "小さな天気の一年 オーディオブック",
      "작은 날씨의 한 해 오디오북",
    ),
    tagline: text(
      "Fifty-two walks, read by the author",
      "五十二次散步，作者亲自朗读",
      "五十二の散歩を、著者自身の朗読で",
      "쉰두 번의 산책을 작가가 직접 낭독",
    ),
    description: text(
      "One walk a week around the same pond, whatever the sky was doing. Recorded outdoors in a single year, so you hear the seasons change behind the words. You get a code to listen with as soon as you have paid; nothing is sent.",
      "每周绕着同一个池塘散步一次，不管天上是什么天气。全书用一年时间在户外录成，字句背后听得见季节更替。支付后立即获得收听码，不寄送实物。",
      "空がどんな様子でも、週に一度、同じ池のまわりを歩く。一年をかけて屋外で録音したので、言葉の向こうに季節の移ろいが聞こえます。お支払いが済むとすぐに再生コードをお届けします。品物の発送はありません。",
      "하늘이 어떻든 일주일에 한 번 같은 연못을 걷습니다. 한 해 동안 야외에서 녹음해 말 뒤로 계절이 바뀌는 소리가 들립니다. 결제하면 바로 청취 코드를 드리며 배송되는 물건은 없습니다.",
    ),
    attributes: [
      ["language", english],
      ["contents", text("6 hours 40 minutes", "6小时40分钟", "6時間40分", "6시간 40분")],
    ],
    price: 2900,
    sold: 118,
    art: { code: "1f3a7", hue: 150 },
    content: "PAPER-WEATHER-7Q4M-2KX9",
  },
];
