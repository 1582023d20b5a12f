import type { DemoCategory } from "../../product-types.ts";
import { text } from "../../vocabulary.ts";

export const petsCategory: DemoCategory = {
  key: "pets",
  name: text("Pets", "宠物", "ペット", "반려동물"),
  art: { code: "1f9b4" },
  children: [
    {
      key: "pets-food",
      name: text("Food & treats", "主粮与零食", "フード・おやつ", "사료·간식"),
      art: { code: "1f357" },
      children: [
        {
          key: "pets-dog-food",
          name: text("For dogs", "狗粮与零食", "犬用フード", "강아지 사료·간식"),
          art: { code: "1f9b4" },
        },
        {
          key: "pets-cat-food",
          name: text("For cats", "猫粮与零食", "猫用フード", "고양이 사료·간식"),
          art: { code: "1f41f" },
        },
        {
          key: "pets-small-food",
          name: text("For small pets & birds", "小宠与鸟食", "小動物・小鳥用フード", "소동물·새 먹이"),
          art: { code: "1f955" },
        },
      ],
    },
    {
      key: "pets-play",
      name: text("Play & outings", "玩具与外出", "おもちゃ・お出かけ", "장난감·외출"),
      art: { code: "1f94f" },
      children: [
        {
          key: "pets-dog-toys",
          name: text("Dog toys", "狗玩具", "犬のおもちゃ", "강아지 장난감"),
          art: { code: "1f986" },
        },
        {
          key: "pets-cat-toys",
          name: text("Cat toys", "猫玩具", "猫のおもちゃ", "고양이 장난감"),
          art: { code: "1f9f6" },
        },
        {
          key: "pets-walks",
          name: text("Walks & travel", "散步与出行", "お散歩・おでかけ用品", "산책·이동"),
          art: { code: "1f3f7-fe0f" },
        },
      ],
    },
    {
      key: "pets-home",
      name: text("At home", "居家用品", "おうち用品", "집에서"),
      art: { code: "1f6d6" },
      children: [
        {
          key: "pets-beds",
          name: text("Beds & houses", "窝与小屋", "ベッド・ハウス", "침대·하우스"),
          art: { code: "1f6d6" },
        },
        {
          key: "pets-care",
          name: text("Bowls & grooming", "食具与护理", "食器・お手入れ", "식기·미용"),
          art: { code: "1f963" },
        },
        { key: "pets-aquarium", name: text("Aquarium", "水族", "アクアリウム", "수족관"), art: { code: "1f420" } },
      ],
    },
  ],
};
