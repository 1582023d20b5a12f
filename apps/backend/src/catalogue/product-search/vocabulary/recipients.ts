import { type Words, words } from "./words.ts";

/** Whom goods are for: who wears, uses or is given them. */
export interface Recipient {
  readonly key: string;
  /** The key of those among whom they are: what is for women is for mum, too. */
  readonly among?: string;
  readonly words: Words;
}

export const recipients: readonly Recipient[] = [
  {
    key: "women",
    words: words(
      "women, woman, women's, womens, ladies, lady, ladies', female, for her, her",
      "女士, 女式, 女款, 女性, 女人, 女生, 女装, 女",
      "レディース, 女性, 女性用, 婦人, 女性向け, 女物, ウィメンズ",
      "여성, 여자, 여성용, 여자용, 우먼, 레이디스, 숙녀",
    ),
  },
  {
    key: "men",
    words: words(
      "men, man, men's, mens, gents, gentlemen, gentleman, male, for him, him",
      "男士, 男式, 男款, 男性, 男人, 男生, 男装, 男",
      "メンズ, 男性, 男性用, 紳士, 男性向け, 男物",
      "남성, 남자, 남성용, 남자용, 맨즈, 신사",
    ),
  },
  {
    key: "unisex",
    words: words(
      "unisex, gender neutral, genderless",
      "男女通用, 中性, 男女同款, 无性别",
      "ユニセックス, 男女兼用, ジェンダーレス",
      "남녀공용, 유니섹스, 공용, 젠더리스",
    ),
  },
  {
    key: "kids",
    words: words(
      "kids, kid, kids', children, children's, childrens, child, child's, youth, junior, little ones",
      "儿童, 孩子, 小孩, 小朋友, 童款, 小童, 中大童, 娃",
      "子供, 子ども, こども, キッズ, 子供用, 子ども用, 児童, ジュニア",
      "아이, 아이들, 어린이, 키즈, 아동, 유아동, 주니어, 어린이용, 아동용",
    ),
  },
  {
    key: "boys",
    among: "kids",
    words: words(
      "boys, boy, boy's, boys', son",
      "男孩, 男童, 男宝, 儿子",
      "男の子, 男児, ボーイズ, 息子",
      "남아, 남자아이, 소년, 보이즈, 아들",
    ),
  },
  {
    key: "girls",
    among: "kids",
    words: words(
      "girls, girl, girl's, girls', daughter",
      "女孩, 女童, 女宝, 女儿",
      "女の子, 女児, ガールズ, 娘",
      "여아, 여자아이, 소녀, 걸즈, 딸",
    ),
  },
  {
    key: "baby",
    among: "kids",
    words: words(
      "baby, babies, infant, newborn, new born, babies'",
      "婴儿, 宝宝, 新生儿, 婴幼儿, 初生婴儿, 小宝宝",
      "赤ちゃん, ベビー, 新生児, 乳児, あかちゃん, 乳幼児",
      "아기, 베이비, 신생아, 영아, 갓난아기, 유아, 영유아",
    ),
  },
  {
    key: "toddler",
    among: "kids",
    words: words(
      "toddler, preschooler, preschool",
      "幼儿, 幼童, 学龄前, 学步儿童",
      "幼児, 未就学児, トドラー",
      "걸음마 아기, 미취학, 미취학 아동",
    ),
  },
  {
    key: "schoolchild",
    among: "kids",
    words: words(
      "schoolchild, school kid, pupil, primary school, elementary school",
      "小学生, 学龄儿童",
      "小学生, 児童用, 学童",
      "초등학생, 초딩",
    ),
  },
  {
    key: "teenager",
    words: words(
      "teenager, teen, teens, teenage, adolescent, tween",
      "青少年, 少年, 少女, 中学生, 初中生, 高中生",
      "ティーン, 十代, 10代, 中学生, 高校生, 中高生, ティーンエイジャー",
      "청소년, 십대, 10대, 중학생, 고등학생, 틴에이저",
    ),
  },
  {
    key: "student",
    words: words("student, college student, university student", "学生, 大学生", "学生, 大学生", "학생, 대학생"),
  },
  {
    key: "mum",
    among: "women",
    words: words(
      "mum, mom, mother, mummy, mommy, mama, stepmum, mother in law",
      "妈妈, 母亲, 老妈, 妈咪, 婆婆, 岳母, 丈母娘",
      "母, お母さん, ママ, 母親, 義母",
      "엄마, 어머니, 어머님, 장모님, 시어머니",
    ),
  },
  {
    key: "dad",
    among: "men",
    words: words(
      "dad, father, daddy, papa, stepdad, father in law",
      "爸爸, 父亲, 老爸, 爸比, 公公, 岳父",
      "父, お父さん, パパ, 父親, 義父",
      "아빠, 아버지, 아버님, 장인어른, 시아버지",
    ),
  },
  {
    key: "parents",
    words: words(
      "parents, parent, mum and dad, mom and dad",
      "父母, 爸妈, 爸爸妈妈, 家长",
      "両親, 親, ご両親",
      "부모님, 부모",
    ),
  },
  {
    key: "grandma",
    among: "women",
    words: words(
      "grandma, grandmother, granny, nan, nana, gran",
      "奶奶, 外婆, 姥姥, 祖母, 阿嬷",
      "祖母, おばあちゃん, おばあさん",
      "할머니, 외할머니",
    ),
  },
  {
    key: "grandpa",
    among: "men",
    words: words(
      "grandpa, grandfather, granddad, grandad, gramps",
      "爷爷, 外公, 姥爷, 祖父",
      "祖父, おじいちゃん, おじいさん",
      "할아버지, 외할아버지",
    ),
  },
  {
    key: "seniors",
    words: words(
      "seniors, senior, elderly, older people, pensioner, old people",
      "老人, 长辈, 老年人, 老人家, 中老年",
      "シニア, 高齢者, お年寄り, 年配",
      "어르신, 노인, 시니어, 효도",
    ),
  },
  {
    key: "wife",
    among: "women",
    words: words("wife, wives, my wife", "老婆, 妻子, 太太, 媳妇", "妻, 奥さん, 嫁", "아내, 와이프, 부인"),
  },
  {
    key: "husband",
    among: "men",
    words: words("husband, hubby, my husband", "老公, 丈夫, 先生", "夫, 旦那, 旦那さん, 主人", "남편, 신랑"),
  },
  {
    key: "girlfriend",
    among: "women",
    words: words("girlfriend, gf, fiancee", "女朋友, 女友, 未婚妻", "彼女, 恋人, ガールフレンド", "여자친구, 여친"),
  },
  {
    key: "boyfriend",
    among: "men",
    words: words("boyfriend, bf, fiance", "男朋友, 男友, 未婚夫", "彼氏, ボーイフレンド", "남자친구, 남친"),
  },
  {
    key: "couple",
    words: words(
      "couple, couples, pair of lovers, his and hers, newlyweds, bride and groom",
      "情侣, 夫妻, 新人, 夫妇, 情侣款",
      "カップル, 夫婦, ペア, 新郎新婦, 新婚",
      "커플, 부부, 연인, 신혼부부, 신랑신부",
    ),
  },
  {
    key: "friend",
    words: words(
      "friend, friends, best friend, bestie, mate",
      "朋友, 闺蜜, 好友, 兄弟",
      "友達, 友人, 親友, 友だち",
      "친구, 절친, 베프, 지인",
    ),
  },
  {
    key: "sister",
    among: "women",
    words: words("sister, sisters, sis", "姐姐, 妹妹, 姐妹", "姉, 妹, 姉妹", "언니, 누나, 여동생, 자매"),
  },
  {
    key: "brother",
    among: "men",
    words: words("brother, brothers, bro", "哥哥, 弟弟", "兄, 弟", "오빠, 형, 남동생, 형제"),
  },
  {
    key: "teacher",
    words: words(
      "teacher, teachers, tutor, professor",
      "老师, 教师, 教授",
      "先生, 教師, 恩師",
      "선생님, 교사, 은사, 교수님",
    ),
  },
  {
    key: "colleague",
    words: words(
      "colleague, coworker, co-worker, colleagues, boss, office mate",
      "同事, 领导, 老板, 客户, 上司",
      "同僚, 上司, 会社の人, 取引先",
      "동료, 직장동료, 상사, 직장상사, 거래처",
    ),
  },
  { key: "nurse", words: words("nurse, doctor, medic", "护士, 医生", "看護師, 医師, 医者", "간호사, 의사") },
  { key: "host", words: words("host, hostess, neighbour, neighbor", "主人家, 邻居", "ご近所, 隣人", "이웃, 집주인") },
  {
    key: "guest",
    words: words(
      "guest, guests, visitor, visitors",
      "客人, 来客, 访客",
      "来客, お客様, お客さん, ゲスト",
      "손님, 방문객, 게스트",
    ),
  },
  {
    key: "beginner",
    words: words(
      "beginner, beginners, novice, starter",
      "初学者, 新手, 入门, 小白",
      "初心者, ビギナー, 入門",
      "초보, 초보자, 입문자, 입문용",
    ),
  },
  {
    key: "dog",
    words: words(
      "dog, dogs, puppy, puppies, pup",
      "狗, 狗狗, 小狗, 犬, 幼犬",
      "犬, 子犬, 愛犬, ワンちゃん, 犬用",
      "강아지, 개, 반려견, 애견, 강아지용",
    ),
  },
  {
    key: "cat",
    words: words(
      "cat, cats, kitten, kittens, kitty",
      "猫, 猫咪, 小猫, 幼猫",
      "猫, 子猫, 愛猫, ねこ, 猫用",
      "고양이, 반려묘, 냥이, 새끼고양이",
    ),
  },
  {
    key: "bird",
    words: words(
      "bird, birds, parrot, budgie, canary bird",
      "鸟, 鹦鹉, 小鸟",
      "鳥, 小鳥, インコ, オウム",
      "새, 앵무새, 잉꼬",
    ),
  },
  {
    key: "small-pet",
    words: words(
      "small pet, hamster, rabbit, bunny, guinea pig, rodent",
      "小宠, 仓鼠, 兔子, 豚鼠, 荷兰猪, 龙猫",
      "小動物, ハムスター, うさぎ, モルモット",
      "소동물, 햄스터, 토끼, 기니피그",
    ),
  },
  {
    key: "fish",
    words: words(
      "aquarium fish, goldfish, pet fish, tropical fish",
      "观赏鱼, 金鱼, 热带鱼",
      "観賞魚, 金魚, 熱帯魚",
      "관상어, 금붕어, 열대어",
    ),
  },
];
