import { skeleton } from "./skeleton.ts";

export const serviceSkeleton = skeleton(
  {
    en: "This agreement is between you and [company], which runs [name of the shop]. It holds from the moment you register.",
    zh: "本协议由您与经营[商城名称]的[公司名称]订立，自您注册之时起生效。",
    ja: "本規約は、お客様と[ショップ名]を運営する[会社名]との間で、会員登録の時点から効力を生じます。",
    ko: "본 약관은 회원과 [쇼핑몰 이름]을 운영하는 [회사명] 사이에 적용되며, 회원가입 시점부터 효력이 있습니다.",
  },
  [
    {
      title: { en: "What we do", zh: "平台服务", ja: "サービスの内容", ko: "서비스 내용" },
      paragraphs: [
        {
          en: "We run a marketplace. What you buy, you buy from the merchant who is named beside it, unless it says that we sell it ourselves.",
          zh: "我们经营一个多商家平台。除注明自营的商品外，您与商品页面所示的商家订立买卖合同。",
          ja: "当社は複数の出店者によるマーケットプレイスを運営します。当社が販売元と表示されている場合を除き、売買契約は商品に表示された出店者との間で成立します。",
          ko: "당사는 여러 상점이 입점한 쇼핑몰을 운영합니다. 당사가 직접 판매하는 것으로 표시된 경우를 제외하고, 매매 계약은 상품에 표시된 상점과 체결됩니다.",
        },
      ],
    },
    {
      title: { en: "Your account", zh: "您的账号", ja: "アカウント", ko: "계정" },
      paragraphs: [
        {
          en: "You register with a telephone number of your own and keep your password to yourself. You may delete your account at any time; what the law asks us to keep is kept as long as it says.",
          zh: "您应使用本人的手机号码注册，并妥善保管密码。您可以随时注销账号；法律要求保存的信息将在规定期限内保存。",
          ja: "ご本人の電話番号で登録し、パスワードは他人に知らせないでください。アカウントはいつでも削除できます。法令で保存が義務づけられた情報は、定められた期間保存します。",
          ko: "본인의 전화번호로 가입하고 비밀번호를 안전하게 관리해야 합니다. 계정은 언제든지 삭제할 수 있으며, 법령이 보관을 요구하는 정보는 정해진 기간 동안 보관합니다.",
        },
      ],
    },
    {
      title: { en: "Orders and payment", zh: "订单与支付", ja: "注文とお支払い", ko: "주문과 결제" },
      paragraphs: [
        {
          en: "Prices include taxes and are shown before you order, with the cost of delivery. An order that is not paid within [time] is closed.",
          zh: "价格含税，下单前会连同运费一并展示。未在[时限]内支付的订单将自动关闭。",
          ja: "価格は税込みで、送料とともに注文前に表示します。[期限]以内にお支払いがない注文は自動的にキャンセルされます。",
          ko: "가격은 세금을 포함하며 배송비와 함께 주문 전에 표시됩니다. [기한] 안에 결제하지 않은 주문은 자동으로 취소됩니다.",
        },
      ],
    },
    {
      title: {
        en: "Delivery, returns and complaints",
        zh: "配送、退换与投诉",
        ja: "配送・返品・苦情",
        ko: "배송, 반품, 불만 처리",
      },
      paragraphs: [
        {
          en: "Goods are sent to the address that you give. How they can be returned is said in the after-sales policy. You reach us at [telephone or email], and may turn to [dispute body].",
          zh: "商品将寄往您填写的地址，退换规则见售后政策。您可通过[电话或邮箱]联系我们，也可向[争议解决机构]投诉。",
          ja: "商品はご指定の住所へお届けします。返品の条件は返品・返金規約をご覧ください。お問い合わせは[電話またはメール]へ、紛争は[紛争解決機関]へご相談いただけます。",
          ko: "상품은 입력하신 주소로 배송됩니다. 반품 방법은 반품·환불 정책에서 안내합니다. [전화 또는 이메일]로 문의하거나 [분쟁 조정 기관]에 도움을 요청할 수 있습니다.",
        },
      ],
    },
    {
      title: { en: "What is not allowed", zh: "禁止行为", ja: "禁止事項", ko: "금지 행위" },
      paragraphs: [
        {
          en: "Nobody may order in somebody else's name, write false reviews or disturb the service. We may freeze an account that does, and say why.",
          zh: "不得冒用他人名义下单、发布虚假评价或干扰平台运行。对违规账号，我们可以在说明理由后予以冻结。",
          ja: "他人の名義での注文、虚偽のレビュー、サービスの妨害を禁止します。違反したアカウントは、理由をお知らせしたうえで停止することがあります。",
          ko: "다른 사람의 이름으로 주문하거나 거짓 리뷰를 쓰거나 서비스를 방해해서는 안 됩니다. 위반한 계정은 이유를 알린 뒤 이용을 정지할 수 있습니다.",
        },
      ],
    },
    {
      title: {
        en: "Changes, law and courts",
        zh: "变更、法律与管辖",
        ja: "変更・準拠法・管轄",
        ko: "변경, 준거법, 관할",
      },
      paragraphs: [
        {
          en: "We announce changes of this agreement [days] days before they hold. It follows the law of [country]; the courts of [city] decide, unless the law protects you elsewhere.",
          zh: "本协议变更将提前[天数]日公告。本协议适用[国家]法律，由[城市]法院管辖，但法律对消费者另有保护的除外。",
          ja: "本規約の変更は、効力発生の[日数]日前までにお知らせします。準拠法は[国]法とし、消費者保護法令に別段の定めがある場合を除き[都市]の裁判所を管轄裁判所とします。",
          ko: "약관을 변경할 때는 시행 [일수]일 전에 알립니다. 본 약관에는 [국가]의 법이 적용되며, 소비자 보호 법령에 다른 규정이 없는 한 [도시] 법원을 관할로 합니다.",
        },
      ],
    },
  ],
);
