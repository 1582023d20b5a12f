import { skeleton } from "./skeleton.ts";

export const privacySkeleton = skeleton(
  {
    en: "[Company], [address], is responsible for your data at [name of the shop]. This says what we keep, why, and what you can ask of us.",
    zh: "[公司名称]（[地址]）负责处理您在[商城名称]的个人信息。本政策说明我们保存哪些信息、用途以及您的权利。",
    ja: "[ショップ名]における個人情報は[会社名]（[住所]）が責任をもって取り扱います。本ポリシーでは、保存する情報、その目的、お客様の権利を説明します。",
    ko: "[쇼핑몰 이름]의 개인정보는 [회사명]([주소])이 책임지고 처리합니다. 본 방침은 보관하는 정보와 목적, 회원의 권리를 설명합니다.",
  },
  [
    {
      title: { en: "What we keep", zh: "我们保存的信息", ja: "保存する情報", ko: "보관하는 정보" },
      paragraphs: [
        {
          en: "Your telephone number, email address, nickname, delivery addresses, orders, payments, requests, reviews and messages; of each login the kind of device and when it was.",
          zh: "您的手机号码、邮箱地址、昵称、收货地址、订单、支付、售后申请、评价和消息，以及每次登录的设备类型和时间。",
          ja: "電話番号、メールアドレス、ニックネーム、お届け先、注文、支払い、申請、レビュー、メッセージ、およびログインごとの端末の種類と日時。",
          ko: "전화번호, 이메일 주소, 닉네임, 배송지, 주문, 결제, 신청, 리뷰, 메시지와 로그인할 때의 기기 종류와 시각을 보관합니다.",
        },
      ],
    },
    {
      title: { en: "What for", zh: "使用目的", ja: "利用目的", ko: "이용 목적" },
      paragraphs: [
        {
          en: "To carry out your orders, to answer you, to prevent fraud, and to keep the books that the law asks for. Searches are counted without your name.",
          zh: "用于履行订单、答复咨询、防范欺诈以及依法保存账目。搜索词仅作匿名统计。",
          ja: "注文の履行、お問い合わせへの回答、不正の防止、法令で求められる帳簿の保存のため。検索語は個人を特定しない形で集計します。",
          ko: "주문 이행, 문의 응대, 부정 이용 방지, 법령이 요구하는 장부 보관을 위해 이용합니다. 검색어는 이름 없이 집계합니다.",
        },
      ],
    },
    {
      title: { en: "Who else sees it", zh: "信息共享", ja: "第三者への提供", ko: "제3자 제공" },
      paragraphs: [
        {
          en: "The merchant of an order and the carrier see what they need to deliver it. Payments are made by [payment providers], text messages are sent by [provider], our servers stand at [hosting company, country].",
          zh: "订单所属商家和承运方可见履约所需信息。支付由[支付机构]处理，短信由[服务商]发送，服务器位于[托管商及国家]。",
          ja: "注文先の出店者と配送会社には、お届けに必要な情報を提供します。支払いは[決済事業者]、SMSの送信は[事業者]、サーバーは[ホスティング会社・国]を利用します。",
          ko: "주문한 상점과 배송사는 배송에 필요한 정보를 봅니다. 결제는 [결제 사업자], 문자 발송은 [사업자], 서버는 [호스팅 회사, 국가]를 이용합니다.",
        },
      ],
    },
    {
      title: { en: "Cookies", zh: "Cookie", ja: "Cookie", ko: "쿠키" },
      paragraphs: [
        {
          en: "We use cookies for your session and your language, and none for advertising. What you have looked at last is kept in your browser.",
          zh: "我们仅使用会话和语言所需的 Cookie，不用于广告。最近浏览记录保存在您的浏览器中。",
          ja: "Cookieはログインの維持と言語の設定にのみ使用し、広告には使用しません。閲覧履歴はお使いのブラウザーに保存されます。",
          ko: "쿠키는 로그인 유지와 언어 설정에만 쓰며 광고에는 쓰지 않습니다. 최근 본 상품은 회원의 브라우저에 저장됩니다.",
        },
      ],
    },
    {
      title: { en: "How long", zh: "保存期限", ja: "保存期間", ko: "보관 기간" },
      paragraphs: [
        {
          en: "As long as you have an account. Invoices and bookings are kept for [years] years, because the law asks for it.",
          zh: "在您的账号存续期间保存。依法须保存的发票和账目保存[年数]年。",
          ja: "アカウントがある間保存します。領収書と会計記録は法令に従い[年数]年間保存します。",
          ko: "계정이 있는 동안 보관합니다. 영수증과 회계 기록은 법령에 따라 [연수]년간 보관합니다.",
        },
      ],
    },
    {
      title: { en: "Your rights", zh: "您的权利", ja: "お客様の権利", ko: "회원의 권리" },
      paragraphs: [
        {
          en: "Under “Your data” you can take a copy of everything and delete your account. Write to [email] to correct or object; [supervisory authority] hears complaints.",
          zh: "您可在“我的数据”中导出全部信息或注销账号。如需更正或提出异议，请联系[邮箱]；您也可向[监管机构]投诉。",
          ja: "「お客様のデータ」から、全情報の写しの取得とアカウントの削除ができます。訂正や異議の申し立ては[メール]へ、苦情は[監督機関]へご連絡ください。",
          ko: "‘내 데이터’에서 모든 정보의 사본을 받거나 계정을 삭제할 수 있습니다. 정정이나 이의는 [이메일]로, 불만은 [감독 기관]에 제기할 수 있습니다.",
        },
      ],
    },
  ],
);
