import type { DemoProduct } from "../../product-types.ts";
import { dimensions, option, same, text, value } from "../../vocabulary.ts";
import { attributes } from "./values.ts";

/** Make-up and the tools for it. */
export const beautyMakeup: readonly DemoProduct[] = [
  {
    key: "velvet-lipstick",
    category: "beauty-lips",
    shop: "rosewood",
    brand: "Rosewood",
    name: text("Velvet Lipstick", "丝绒唇膏", "ベルベットリップスティック", "벨벳 립스틱"),
    tagline: text(
      "One pass, matte, still comfortable",
      "一抹显色，哑光不干",
      "ひと塗りでマット、乾かない",
      "한 번에 매트하게, 편안하게",
    ),
    description: text(
      "Pigment milled fine enough to skip the primer, in a base of castor and rose wax. The lacquered case has a magnet, so it closes even at the bottom of a bag.",
      "色料研磨极细，无需打底，膏体为蓖麻油与玫瑰蜡。漆面管身带磁吸，丢在包底也合得牢。",
      "下地いらずの細かな顔料を、ひまし油とローズワックスに。漆調のケースは磁石入りで、鞄の底でも開きません。",
      "프라이머가 필요 없을 만큼 곱게 간 색소를 피마자유와 장미 왁스에 담았습니다. 래커 케이스는 자석으로 닫혀 가방 바닥에서도 열리지 않습니다.",
    ),
    attributes: [
      [
        "ingredients",
        text(
          "Castor oil, rose wax, pigments",
          "蓖麻油、玫瑰蜡、色料",
          "ひまし油、ローズワックス、顔料",
          "피마자유, 장미 왁스, 색소",
        ),
      ],
      ["weight", same("3.5 g")],
      attributes.twelveMonths,
      attributes.franceMade,
    ],
    price: 18900,
    was: 22900,
    sold: 9871,
    art: { code: "1f484" },
    options: [
      option(
        dimensions.colour,
        value("rosewood", text("No. 04 Rosewood", "04 玫瑰木", "04 ローズウッド", "04 로즈우드")),
        value("tangerine", text("No. 07 Tangerine", "07 蜜橘", "07 タンジェリン", "07 탠저린"), { look: { hue: 30 } }),
        value("petal", text("No. 09 Petal", "09 花瓣粉", "09 ペタル", "09 페탈"), { look: { sat: 0.45, light: 1.2 } }),
        value("fig", text("No. 12 Fig", "12 无花果", "12 フィグ", "12 무화과"), {
          look: { hue: 350, sat: 0.55, light: 0.65 },
        }),
        value("orchid", text("No. 15 Orchid", "15 兰紫", "15 オーキッド", "15 오키드"), { look: { hue: 330 } }),
      ),
    ],
    soldOut: ["fig"],
  },
  {
    key: "crayon-lip-tint",
    category: "beauty-lips",
    shop: "rosewood",
    brand: "Petalcraft",
    name: text("Chubby Crayon Lip Tint", "胖蜡笔唇彩", "チャビークレヨン リップティント", "처비 크레용 립 틴트"),
    tagline: text(
      "Draw outside the lines a little",
      "稍微画出界也好看",
      "少しはみ出すくらいで",
      "살짝 번지게 발라도 좋은",
    ),
    description: text(
      "A thick crayon with the slip of balm and the stain of tint: colour stays when the gloss has gone. No sharpener; the barrel twists.",
      "粗蜡笔形，润如唇膏，着色如唇釉，光泽退了颜色还在。旋转出芯，不用削。",
      "バームの滑りにティントの発色を持つ太めのクレヨン。つやが消えても色は残ります。繰り出し式で、削り器は不要です。",
      "밤처럼 미끄럽고 틴트처럼 물드는 도톰한 크레용입니다. 윤기가 사라져도 색은 남고, 돌려 쓰니 깎을 필요가 없습니다.",
    ),
    attributes: [
      [
        "ingredients",
        text(
          "Candelilla wax, jojoba oil, pigments",
          "小烛树蜡、荷荷巴油、色料",
          "キャンデリラロウ、ホホバ油、顔料",
          "칸데릴라 왁스, 호호바 오일, 색소",
        ),
      ],
      ["weight", same("2.8 g")],
      attributes.koreaMade,
    ],
    price: 7900,
    sold: 5093,
    art: { code: "1f58d-fe0f", hue: 255 },
    options: [
      option(
        dimensions.colour,
        value("grapefruit", text("Grapefruit", "西柚粉", "グレープフルーツ", "자몽"), { look: { hue: 255 } }),
        value("orchid", text("Orchid", "兰花粉", "オーキッドピンク", "오키드 핑크"), { look: { hue: 205 } }),
        value("papaya", text("Papaya", "木瓜橙", "パパイヤ", "파파야"), { look: { hue: 295 } }),
      ),
    ],
  },
  {
    key: "twin-cherry-lip-balm",
    category: "beauty-lips",
    shop: "corner-market",
    brand: "Fennel & Ash",
    name: text(
      "Twin Cherry Lip Balm, Set of 2",
      "双樱桃润唇膏 两支装",
      "ツインチェリー リップバーム 2本組",
      "트윈 체리 립밤, 2개 세트",
    ),
    tagline: text(
      "One for the coat, one for the desk",
      "一支放大衣，一支放书桌",
      "一本は上着に、一本は机に",
      "하나는 코트에, 하나는 책상에",
    ),
    description: text(
      "Cold-pressed cherry-kernel oil in beeswax, barely tinted red. The two pots hang together by their loop until you snap them apart.",
      "冷压樱桃核油融入蜂蜡，只带一丝红。两只小罐由环相连，用时掰开。",
      "低温圧搾のチェリー種子油をミツロウに合わせ、ほんのり赤く。二つの容器は輪でつながり、使うときに外します。",
      "냉압착 체리씨 오일을 밀랍에 섞어 아주 옅게 붉습니다. 두 개가 고리로 이어져 있다가 쓸 때 떼어 냅니다.",
    ),
    attributes: [
      [
        "ingredients",
        text("Cherry kernel oil, beeswax", "樱桃核油、蜂蜡", "チェリー種子油、ミツロウ", "체리씨 오일, 밀랍"),
      ],
      ["weight", same("2 × 6 g")],
      attributes.twelveMonths,
    ],
    price: 4900,
    sold: 7268,
    art: { code: "1f352" },
    soldOut: [""],
  },
  {
    key: "plein-air-eye-palette",
    category: "beauty-eyes",
    shop: "rosewood",
    brand: "Petalcraft",
    name: text(
      "Plein Air Eyeshadow Palette",
      "Plein Air 眼影盘",
      "プレネール アイシャドウパレット",
      "플레네르 아이섀도 팔레트",
    ),
    tagline: text(
      "Four pans and a place for the thumb",
      "四格眼影，一个拇指孔",
      "四色と、親指の居場所",
      "네 칸과 엄지 자리",
    ),
    description: text(
      "Held like a painter's palette, with the mixing field left bare for blending on the spot. The shades are satin rather than glitter and can be used wet for a liner.",
      "像画家的调色板一样握在手里，空白处可现场调色。珠缎质地而非亮片，蘸湿还能当眼线。",
      "画家のパレットのように持ち、余白でその場で混色できます。ラメではなくサテンの質感で、濡らせばライナーにも。",
      "화가의 팔레트처럼 쥐고 빈 자리에서 바로 섞어 씁니다. 글리터가 아닌 새틴 질감이며 물을 묻히면 라이너가 됩니다.",
    ),
    attributes: [
      [
        "ingredients",
        text(
          "Talc-free mica base, pigments",
          "无滑石粉云母基底、色料",
          "タルクフリーのマイカ、顔料",
          "탤크 무첨가 마이카, 색소",
        ),
      ],
      [
        "contents",
        text("Palette, double-ended brush", "眼影盘、双头刷", "パレット、両端ブラシ", "팔레트, 양면 브러시"),
      ],
      attributes.japanMade,
    ],
    price: 23900,
    was: 28900,
    sold: 1871,
    art: { code: "1f3a8" },
    options: [
      option(
        dimensions.edition,
        value("orchard", text("Orchard (peach)", "果园（蜜桃）", "果樹園（ピーチ）", "과수원 (피치)")),
        value("lagoon", text("Lagoon (aqua)", "潟湖（水蓝）", "ラグーン（アクア）", "라군 (아쿠아)"), {
          look: { hue: 165 },
        }),
        value("dusk", text("Dusk (lilac)", "薄暮（淡紫）", "夕暮れ（ライラック）", "황혼 (라일락)"), {
          look: { hue: 265 },
        }),
      ),
    ],
    soldOut: ["lagoon"],
  },
  {
    key: "steady-brow-pencil",
    category: "beauty-eyes",
    shop: "rosewood",
    brand: "Rosewood",
    name: text("Steady Brow Pencil", "Steady 眉笔", "ステディ アイブロウペンシル", "스테디 브로우 펜슬"),
    tagline: text("Firm lead, soft result", "笔芯偏硬，妆效柔和", "硬めの芯で、やわらかく", "단단한 심, 부드러운 결과"),
    description: text(
      "A cedar pencil with a lead hard enough for single hairs. Warm it on the back of your hand for a softer line; the cap end smudges.",
      "雪松木笔杆，芯硬到能画根根眉毛。在手背上暖一下线条更柔，笔尾可晕染。",
      "一本ずつ毛を描ける硬めの芯を杉の軸に。手の甲で温めると柔らかな線になり、反対側でぼかせます。",
      "눈썹 한 올씩 그릴 수 있는 단단한 심을 삼나무에 넣었습니다. 손등에서 데우면 부드러워지고 뒤쪽 끝으로 번지게 할 수 있습니다.",
    ),
    attributes: [
      ["material", text("Cedar barrel", "雪松木笔杆", "シダー軸", "삼나무 몸통")],
      ["weight", same("1.1 g")],
      attributes.germanyMade,
    ],
    price: 6900,
    sold: 4720,
    art: { code: "270f-fe0f", hue: 0, sat: 0.5, light: 0.7 },
    options: [
      option(
        dimensions.colour,
        value("chestnut", text("Chestnut", "栗棕", "チェスナット", "체스트넛"), {
          look: { hue: 0, sat: 0.5, light: 0.7 },
        }),
        value("taupe", text("Taupe", "灰褐", "トープ", "토프"), { look: { hue: 0, sat: 0.12, light: 0.95 } }),
        value("espresso", text("Espresso", "浓缩咖啡", "エスプレッソ", "에스프레소"), {
          look: { hue: 0, sat: 0.2, light: 0.5 },
        }),
      ),
    ],
  },
  {
    key: "ink-stroke-liner",
    category: "beauty-eyes",
    shop: "rosewood",
    brand: "Petalcraft",
    name: text(
      "Ink Stroke Liquid Liner",
      "Ink Stroke 眼线液笔",
      "インクストローク リキッドライナー",
      "잉크 스트로크 리퀴드 라이너",
    ),
    tagline: text(
      "A felt tip that keeps its point",
      "毛毡笔尖，久用不秃",
      "先のつぶれないフェルトペン",
      "끝이 뭉개지지 않는 펠트 팁",
    ),
    description: text(
      "Clicks like a good pen and writes a line from 0.3 to 2 mm. It sets in eight seconds and comes off with warm water in small flakes, not smears.",
      "按动如一支好笔，线宽 0.3–2 毫米。八秒成膜，温水即可成片卸下，不糊眼。",
      "上質なペンのようにノックして、0.3～2mmの線を。八秒で乾き、お湯で小さなかけらになって落ちるのでにじみません。",
      "좋은 펜처럼 딸깍 눌러 0.3–2 mm 선을 긋습니다. 8초면 마르고 따뜻한 물에 번지지 않고 조각으로 지워집니다.",
    ),
    attributes: [
      ["capacity", same("0.6 ml")],
      ["storage", text("Tip down, cap on", "笔尖朝下，盖紧", "キャップをして先を下に", "뚜껑을 닫아 팁을 아래로")],
      attributes.japanMade,
    ],
    price: 9900,
    sold: 3309,
    art: { code: "1f58a-fe0f", hue: 0, sat: 0.12, light: 0.55 },
    options: [
      option(
        dimensions.colour,
        value("graphite", text("Graphite", "石墨黑", "グラファイト", "그래파이트"), {
          look: { hue: 0, sat: 0.12, light: 0.55 },
        }),
        value("midnight", text("Midnight blue", "午夜蓝", "ミッドナイトブルー", "미드나이트 블루"), {
          look: { hue: 0, sat: 0.6, light: 0.7 },
        }),
        value("pine", text("Pine", "松绿", "パイン", "파인 그린"), { look: { hue: 240, sat: 0.7, light: 0.8 } }),
      ),
    ],
    soldOut: ["pine"],
  },
  {
    key: "foxglove-blending-brush",
    category: "beauty-tools",
    shop: "rosewood",
    brand: "Everneat",
    name: text(
      "Foxglove Blending Brush",
      "Foxglove 晕染刷",
      "フォックスグローブ ブレンディングブラシ",
      "폭스글러브 블렌딩 브러시",
    ),
    tagline: text(
      "Lacquer handle, flame-shaped tip",
      "漆面刷柄，火苗形刷头",
      "漆の柄に炎形の穂先",
      "래커 손잡이, 불꽃 모양 브러시",
    ),
    description: text(
      "Synthetic fibre bound in the round and shaped, never trimmed, so the ends stay soft. The crimson handle is long enough to step back from the mirror.",
      "人造纤维圆束成形，不经修剪，尖端始终柔软。绯红刷柄够长，离镜子远些也顺手。",
      "合成繊維を丸く束ねて形づくり、切りそろえないので毛先が柔らか。深紅の柄は鏡から一歩下がれる長さです。",
      "합성모를 둥글게 묶어 다듬고 자르지 않아 끝이 부드럽습니다. 진홍 손잡이는 거울에서 한 걸음 물러설 만큼 깁니다.",
    ),
    attributes: [
      [
        "material",
        text(
          "Synthetic fibre, beech, brass",
          "人造纤维、榉木、黄铜",
          "合成繊維、ブナ、真鍮",
          "합성모, 너도밤나무, 황동",
        ),
      ],
      ["size", same("18.5 cm")],
      [
        "care",
        text(
          "Wash weekly, dry lying flat",
          "每周清洗，平放晾干",
          "週に一度洗い、寝かせて乾燥",
          "주 1회 세척, 눕혀 건조",
        ),
      ],
    ],
    price: 8900,
    was: 10900,
    sold: 1462,
    art: { code: "1f58c-fe0f" },
  },
  {
    key: "petal-rim-hand-mirror",
    category: "beauty-tools",
    shop: "rosewood",
    brand: "Rosewood",
    name: text("Petal-Rim Mirror", "花瓣边镜", "ペタルリムミラー", "페탈 림 거울"),
    tagline: text(
      "Hangs, stands or lies in a drawer",
      "可挂，可立，可收抽屉",
      "掛けて、立てて、しまって",
      "걸고, 세우고, 넣어 두고",
    ),
    description: text(
      "A bevelled oval set in an eight-petal resin rim, with a foot that folds flush at the back. The glass is low-iron, so whites look white.",
      "椭圆斜边镜嵌入八瓣树脂边框，背面支脚可收平。采用超白玻璃，白色就是白色。",
      "面取りした楕円の鏡を八枚花弁の樹脂フレームに。背面の脚は平らに畳めます。高透過ガラスで、白が白く映ります。",
      "모서리를 다듬은 타원 거울을 꽃잎 여덟 장 레진 테에 끼웠습니다. 뒤의 발은 납작하게 접히고 저철분 유리라 흰색이 하얗게 비칩니다.",
    ),
    attributes: [
      ["material", text("Low-iron glass, resin", "超白玻璃、树脂", "高透過ガラス、樹脂", "저철분 유리, 레진")],
      ["size", same("24 × 17 cm")],
      ["weight", same("520 g")],
      attributes.chinaMade,
    ],
    price: 12900,
    sold: 938,
    art: { code: "1fa9e" },
    options: [
      option(
        dimensions.colour,
        value("gold", text("Gold", "金色", "ゴールド", "골드")),
        value("rose", text("Rose", "玫瑰粉", "ローズ", "로즈"), { look: { hue: 285 } }),
        value("sky", text("Sky", "天蓝", "スカイブルー", "스카이 블루"), { look: { hue: 165 } }),
      ),
    ],
  },
  {
    key: "puffed-makeup-pouch-sage",
    category: "beauty-tools",
    shop: "corner-market",
    brand: "Everneat",
    name: text(
      "Puffed Make-up Pouch, Sage",
      "蓬松化妆包 鼠尾草绿",
      "ふんわりメイクポーチ セージ",
      "퍼프 메이크업 파우치, 세이지",
    ),
    tagline: text(
      "Wipes clean after the lid that was not on",
      "盖子没盖好也能擦净",
      "ふたの閉め忘れもさっと拭ける",
      "뚜껑을 안 닫아도 닦으면 그만",
    ),
    description: text(
      "Two soft walls keep bottles from knocking, and the lining peels out for washing. Stands open on a narrow basin edge.",
      "两侧软壁，瓶罐不碰撞，里布可翻出清洗。窄窄的洗手台边也能敞口站稳。",
      "柔らかな二層の壁で瓶同士がぶつからず、内布は引き出して洗えます。細い洗面台の縁でも口を開けて立ちます。",
      "부드러운 두 겹 벽이라 병이 부딪히지 않고 안감은 꺼내 빱니다. 좁은 세면대 가장자리에서도 입을 벌리고 섭니다.",
    ),
    attributes: [
      [
        "material",
        text(
          "Coated cotton, polyester fill",
          "涂层棉、聚酯填充",
          "コーティング綿、ポリエステル中わた",
          "코팅 면, 폴리에스터 충전",
        ),
      ],
      ["size", same("21 × 14 × 8 cm")],
      [
        "care",
        text(
          "Wipe outside, wash lining at 30 °C",
          "外层擦拭，里布 30 °C 机洗",
          "外は拭き取り、内布は30℃で洗濯",
          "겉은 닦고 안감은 30 °C 세탁",
        ),
      ],
    ],
    price: 7900,
    sold: 2217,
    art: { code: "1f45d", hue: 115 },
  },
  {
    key: "cloud-blending-sponge-pink",
    category: "beauty-tools",
    shop: "corner-market",
    brand: "Everneat",
    name: text(
      "Cloud Blending Sponge, Pink",
      "云朵美妆海绵 粉色",
      "クラウド メイクスポンジ ピンク",
      "클라우드 블렌딩 스펀지, 핑크",
    ),
    tagline: text("Doubles in size when wet", "吸水后大一倍", "水を含むと倍の大きさに", "물을 머금으면 두 배로"),
    description: text(
      "An uneven shape on purpose: the narrow side reaches the corner of the nose, the broad one presses cream into cheeks. Rinse until the water runs clear.",
      "特意做成不规则形：窄边够得着鼻翼，宽边把膏体按进脸颊。冲到水清为止。",
      "あえて不ぞろいな形に。細い側は小鼻に、広い側は頬にクリームを押し込むように。水が澄むまですすいでください。",
      "일부러 고르지 않은 모양입니다. 좁은 쪽은 콧방울에, 넓은 쪽은 볼에 크림을 누를 때 씁니다. 맑은 물이 나올 때까지 헹구세요.",
    ),
    attributes: [
      ["material", text("Latex-free foam", "无乳胶海绵", "ラテックスフリーフォーム", "라텍스 프리 폼")],
      ["size", same("7 × 5 cm")],
      attributes.keepDry,
    ],
    price: 3900,
    was: 4900,
    sold: 6904,
    art: { code: "1f9fd", hue: 270 },
    options: [
      option(
        dimensions.pack,
        value("one", text("1 piece", "1 个", "1個", "1개")),
        value("three", text("3 pieces", "3 个装", "3個組", "3개"), { extra: 5900 }),
      ),
    ],
  },
];
