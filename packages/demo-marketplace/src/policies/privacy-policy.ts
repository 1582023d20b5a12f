import { text } from "../vocabulary.ts";
import { body, heading, list, paragraph } from "../articles/html.ts";

export const privacyPolicy = body(
  paragraph(
    "Plaza is a demonstration. What you enter stays on the machine that runs it and may be deleted at any time; text messages are not sent but shown to its operator. Please enter no real addresses or numbers.",
    "Plaza 是一个演示商城。您填写的内容仅保存在运行它的机器上，可能随时被删除；短信不会真正发出，而是显示给运行者。请勿填写真实的地址或号码。",
    "Plazaはデモサイトです。入力された内容はデモを動かしているマシンにのみ保存され、いつでも削除されることがあります。SMSは実際には送信されず、運営者に表示されます。実在の住所や電話番号は入力しないでください。",
    "Plaza는 데모 사이트입니다. 입력하신 내용은 데모를 실행하는 기기에만 저장되며 언제든지 삭제될 수 있습니다. 문자는 실제로 발송되지 않고 운영자에게 표시됩니다. 실제 주소나 전화번호를 입력하지 마세요.",
  ),
  heading("1. What we keep", "一、我们保存哪些信息", "1. 保存する情報", "1. 저장하는 정보"),
  list(
    text(
      "Your account: mobile number, nickname, and, if you give them, a picture and your gender.",
      "账户信息：手机号码、昵称，以及您自愿填写的头像和性别。",
      "アカウント情報：携帯電話番号、ニックネーム、任意でご登録いただいた画像と性別。",
      "계정 정보: 휴대전화 번호, 닉네임, 선택적으로 입력하신 사진과 성별.",
    ),
    text(
      "Your password only as a hash from which it cannot be read.",
      "密码仅以无法还原的散列形式保存。",
      "パスワードは、元に戻せない形に変換した値のみ。",
      "비밀번호는 되돌릴 수 없도록 변환한 값만 저장합니다.",
    ),
    text(
      "Addresses, orders, payments, coupons and reviews, as far as you use them.",
      "您使用过程中产生的收货地址、订单、支付记录、优惠券和评价。",
      "ご利用に応じた、お届け先、注文、お支払い、クーポン、レビュー。",
      "이용하신 범위의 배송지, 주문, 결제, 쿠폰, 리뷰.",
    ),
    text(
      "Network addresses from which passwords and codes were tried, for thirty days at most, to keep strangers out.",
      "为防止他人盗用，最多保存三十天内尝试密码和验证码的网络地址。",
      "不正ログインを防ぐため、パスワードや認証コードが入力されたネットワークアドレスを最長30日間。",
      "부정 로그인을 막기 위해 비밀번호와 인증번호를 입력한 네트워크 주소를 최대 30일간 저장합니다.",
    ),
  ),
  heading("2. What it is for", "二、信息的用途", "2. 利用目的", "2. 이용 목적"),
  paragraph(
    "To let you in, to carry out your orders, to answer your questions and to keep the books that the law requires. We build no profile for advertising and sell nothing of it to anybody.",
    "用于登录、处理订单、答复咨询以及依法留存账目。我们不为广告建立用户画像，也不向任何人出售您的信息。",
    "ログイン、ご注文の処理、お問い合わせへの回答、および法令で定められた帳簿の保存のために利用します。広告のためのプロファイルは作成せず、情報を販売することもありません。",
    "로그인, 주문 처리, 문의 답변, 그리고 법에서 정한 장부 보존을 위해 이용합니다. 광고용 프로필을 만들지 않으며 누구에게도 정보를 판매하지 않습니다.",
  ),
  heading("3. Who else sees it", "三、谁会看到您的信息", "3. 第三者への提供", "3. 제3자 제공"),
  list(
    text(
      "The shop you order from, and its carrier: recipient, telephone number, address and what you ordered.",
      "您下单的店铺及其快递公司：收件人、电话、地址和所购商品。",
      "ご注文先のショップとその配送会社：お届け先のお名前、電話番号、住所、ご注文内容。",
      "주문하신 상점과 택배사: 받는 분의 이름, 전화번호, 주소, 주문 내용.",
    ),
    text(
      "The payment provider you choose: the amount and the number of the payment.",
      "您选择的支付机构：金额和支付编号。",
      "お選びの決済会社：金額と決済番号。",
      "선택하신 결제사: 금액과 결제 번호.",
    ),
    text(
      "Other shoppers: your nickname, shortened, beside reviews you write.",
      "其他买家：您发表评价时经过遮盖的昵称。",
      "他のお客様：レビューに表示される、一部を伏せたニックネーム。",
      "다른 회원: 리뷰에 표시되는, 일부를 가린 닉네임.",
    ),
  ),
  heading("4. Cookies and your device", "四、Cookie 与本机存储", "4. Cookieと端末内の保存", "4. 쿠키와 기기 저장"),
  list(
    text(
      "“token” keeps you logged in; scripts cannot read it, and it goes when you log out.",
      "“token”用于保持登录状态，网页脚本无法读取，退出登录即删除。",
      "「token」はログイン状態を保つためのもので、スクリプトからは読み取れず、ログアウトすると削除されます。",
      "‘token’은 로그인 상태를 유지하며 스크립트가 읽을 수 없고 로그아웃하면 삭제됩니다.",
    ),
    text(
      "“lang” remembers your language for seven days.",
      "“lang”用于记住您选择的语言，有效期七天。",
      "「lang」は選択した言語を7日間記憶します。",
      "‘lang’은 선택한 언어를 7일간 기억합니다.",
    ),
    text(
      "“back_url” remembers, until you close the browser, the page you came from when you log in.",
      "“back_url”记住登录前所在的页面，关闭浏览器即失效。",
      "「back_url」はログイン前のページを、ブラウザーを閉じるまで記憶します。",
      "‘back_url’은 로그인하기 전의 페이지를 브라우저를 닫을 때까지 기억합니다.",
    ),
    text(
      "Your cart as a visitor and what you looked at lately stay on your device.",
      "未登录时的购物车和最近浏览的商品只保存在您的设备上。",
      "ログイン前のカートと最近見た商品は、お使いの端末にのみ保存されます。",
      "로그인하지 않은 상태의 장바구니와 최근 본 상품은 회원의 기기에만 저장됩니다.",
    ),
  ),
  heading("5. How it is protected", "五、安全措施", "5. 安全管理", "5. 보호 조치"),
  paragraph(
    "Sessions and codes are stored only as hashes. Codes are valid for five minutes and once; too many wrong attempts are stopped. Whoever changes a password ends every other session of the account.",
    "会话和验证码仅以散列形式保存。验证码五分钟内有效且只能使用一次，错误次数过多将被阻止。修改密码会使账户的其他登录全部失效。",
    "ログインの情報と認証コードは、変換した値のみを保存します。認証コードは5分間、1回限り有効で、誤った入力が続くと受け付けを停止します。パスワードを変更すると、そのアカウントの他のログインはすべて終了します。",
    "로그인 정보와 인증번호는 변환한 값만 저장합니다. 인증번호는 5분간 한 번만 유효하며, 잘못된 시도가 반복되면 차단됩니다. 비밀번호를 변경하면 계정의 다른 로그인은 모두 종료됩니다.",
  ),
  heading("6. How long we keep it", "六、保存期限", "6. 保存期間", "6. 보관 기간"),
  paragraph(
    "Your account and addresses until you delete them; orders and payments as long as tax law asks for; codes and records of attempts a few days or weeks, as said above.",
    "账户和地址保存至您删除为止；订单和支付记录按税法要求保存；验证码及尝试记录按上文所述保存数日至数周。",
    "アカウントと住所は削除されるまで、注文とお支払いの記録は税法の定める期間、認証コードと試行の記録は前述のとおり数日から数週間保存します。",
    "계정과 주소는 삭제하실 때까지, 주문과 결제 기록은 세법이 정한 기간 동안, 인증번호와 시도 기록은 위에서 밝힌 대로 며칠에서 몇 주간 보관합니다.",
  ),
  heading("7. Your rights", "七、您的权利", "7. お客様の権利", "7. 회원의 권리"),
  paragraph(
    "You may see what we keep of you, have it corrected, take it with you or have it deleted. Most of it you find and change in your account; for the rest, write to our customer service.",
    "您可以查阅、更正、带走或要求删除您的信息。大部分内容可在账户中查看和修改，其余请联系客服。",
    "保存されている情報の確認、訂正、持ち出し、削除を求めることができます。多くはアカウントの画面で確認・変更でき、それ以外はカスタマーサービスにご連絡ください。",
    "저장된 정보를 열람하고 정정하거나 내려받고 삭제를 요청할 수 있습니다. 대부분은 계정에서 확인하고 변경할 수 있으며, 그 밖의 것은 고객센터로 문의해 주세요.",
  ),
  heading("8. Whom to ask", "八、联系我们", "8. お問い合わせ", "8. 문의"),
  paragraph(
    "The telephone number and the hours of our customer service stand at the edge of every page. This policy is shown here as it applies today; changes are announced in the news first.",
    "客服电话和服务时间见每个页面边栏。本政策以此处现行版本为准，如有变更将先在资讯中公告。",
    "カスタマーサービスの電話番号と受付時間は、各ページの端に記載しています。本方針は現在有効なものを掲載しており、変更する場合は事前にお知らせで公表します。",
    "고객센터 전화번호와 운영 시간은 모든 페이지의 가장자리에 있습니다. 이 방침은 현재 시행 중인 내용이며, 변경 시 먼저 공지합니다.",
  ),
);
