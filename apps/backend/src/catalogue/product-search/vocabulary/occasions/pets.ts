import type { Occasion } from "../occasion.ts";
import { words } from "../words.ts";

export const pets: readonly Occasion[] = [
  {
    key: "pet-grooming",
    words: words(
      "grooming, dog grooming, pet grooming, shedding, fur care",
      "宠物美容, 梳毛, 掉毛, 给狗洗澡",
      "トリミング, ブラッシング, 抜け毛, お手入れ",
      "빗질, 털빠짐, 애견미용",
    ),
    hints: ["pet-brush"],
  },
  {
    key: "dog-walking",
    words: words(
      "dog walking, walk the dog, dog walk, walkies",
      "遛狗, 散步",
      "犬の散歩, お散歩, 散歩",
      "강아지 산책, 산책",
    ),
    hints: ["dog-lead"],
  },
  {
    key: "pet-travel",
    words: words(
      "vet visit, vet, vets, veterinarian, travel with a pet, pet transport",
      "带猫看病, 宠物出行, 看兽医, 宠物外出",
      "動物病院, ペットとお出かけ, 通院, ペットと移動",
      "동물병원, 수의사, 반려동물 이동, 펫 여행",
    ),
    hints: ["pet-carrier"],
  },
  {
    key: "bored-pet",
    words: words(
      "bored cat, bored dog, pet boredom, keep busy, home alone, alone at home",
      "猫咪解闷, 狗狗解闷, 独自在家, 无聊",
      "留守番, 退屈, ひとり遊び, 暇つぶし",
      "심심할 때, 혼자 놀기, 집에 혼자, 분리불안",
    ),
    hints: ["cat-toy", "dog-toy"],
  },
  {
    key: "new-pet",
    words: words(
      "new puppy, new kitten, adopt a dog, adopt a cat",
      "新手养猫, 新手养狗, 接猫, 领养",
      "子犬を迎える, 子猫を迎える, お迎え準備",
      "강아지 입양, 고양이 입양, 집사 입문",
    ),
    hints: ["pet-bed", "bowl", "dog-toy", "cat-toy"],
  },
];
