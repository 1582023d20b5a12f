import { text } from "../vocabulary.ts";
import { body, heading, list, paragraph } from "../articles/html.ts";

export const merchantAgreement = body(
  paragraph(
    "Plaza is a demonstration: nobody sells anything here, and nobody is paid. The rules below are those that its shops play by.",
    "Plaza 是一个演示商城：这里没有真实的交易和结算。以下为商城中各店铺遵循的规则。",
    "Plazaはデモサイトです。実際の販売や精算は行われません。以下は、デモ内のショップが従うルールです。",
    "Plaza는 데모 사이트입니다. 실제 판매나 정산은 이루어지지 않습니다. 아래는 데모의 상점들이 따르는 규칙입니다.",
  ),
  heading("1. Who may sell", "一、入驻条件", "1. 出店の条件", "1. 입점 조건"),
  list(
    text(
      "You run a registered business and send us its licence; what your category asks for as well, such as a food permit.",
      "您经营已登记的企业并提交营业执照；所属类目另有要求的，还须提交相应证件，如食品经营许可证。",
      "登記された事業を営み、その証明書を提出してください。食品営業許可など、カテゴリで必要な書類も提出してください。",
      "등록된 사업자로서 사업자등록증을 제출해 주세요. 식품 영업 허가 등 카테고리에서 요구하는 서류도 함께 제출해 주세요.",
    ),
    text(
      "What you tell us is true, and you tell us when it changes.",
      "所填信息真实有效，如有变更请及时告知。",
      "ご提供の情報は正確なものとし、変更があればお知らせください。",
      "제공한 정보는 사실이어야 하며, 변경되면 알려 주셔야 합니다.",
    ),
    text(
      "A name that misleads, or is somebody else's mark, is refused.",
      "名称具有误导性或侵犯他人商标的，不予通过。",
      "誤解を招く名称や他者の商標を使った名称は承認されません。",
      "오해를 부르는 이름이나 타인의 상표를 사용한 이름은 승인되지 않습니다.",
    ),
  ),
  heading("2. Review", "二、审核", "2. 審査", "2. 심사"),
  paragraph(
    "We look at an application within three working days, and tell you by text message. Where something is missing we say what; you may apply again at once.",
    "我们会在三个工作日内审核申请，并以短信通知您。如有缺失，我们会说明原因，您可以立即重新申请。",
    "申請は3営業日以内に審査し、結果をSMSでお知らせします。不足がある場合は理由をお伝えしますので、すぐに再申請できます。",
    "신청은 영업일 기준 3일 안에 심사하고 결과를 문자로 알려 드립니다. 부족한 점이 있으면 사유를 알려 드리며, 바로 다시 신청할 수 있습니다.",
  ),
  heading("3. What you promise buyers", "三、对买家的承诺", "3. お客様への約束", "3. 구매자에 대한 약속"),
  list(
    text(
      "Products are as described, and prices are those that you ask for.",
      "商品与描述相符，标价即为实际售价。",
      "商品は説明のとおりで、表示価格で販売します。",
      "상품은 설명과 같아야 하며, 표시된 가격에 판매합니다.",
    ),
    text(
      "Orders are sent within 48 hours, and questions are answered within a day.",
      "订单在 48 小时内发货，咨询在一天内回复。",
      "注文は48時間以内に発送し、質問には1日以内に回答します。",
      "주문은 48시간 안에 발송하고, 문의에는 하루 안에 답합니다.",
    ),
    text(
      "Returns follow the after-sales policy of Plaza, whatever your own rules say.",
      "售后按 Plaza 售后政策执行，优先于店铺自身规则。",
      "返品はショップ独自のルールにかかわらず、Plazaの返品ポリシーに従います。",
      "반품과 환불은 상점의 자체 규칙과 관계없이 Plaza의 정책을 따릅니다.",
    ),
  ),
  heading("4. Your account", "四、店铺账号", "4. アカウント", "4. 계정"),
  paragraph(
    "The account that you choose opens the desk of your shop. Keep its password to yourself; give each colleague an account of their own.",
    "您设置的账号用于登录店铺后台。请妥善保管密码，并为每位同事开设单独的账号。",
    "お決めになったアカウントでショップの管理画面にログインします。パスワードは他者に教えず、同僚にはそれぞれのアカウントをご用意ください。",
    "정하신 계정으로 상점 관리 화면에 로그인합니다. 비밀번호는 혼자만 알고, 동료에게는 각자의 계정을 만들어 주세요.",
  ),
  heading("5. Leaving", "五、退出", "5. 退店", "5. 퇴점"),
  paragraph(
    "You may close your shop whenever no order is open. We may close one that breaks these rules; it hears why before.",
    "在没有未完成订单时，您可以随时关闭店铺。违反本规则的店铺可能被关闭，我们会事先说明原因。",
    "未完了の注文がなければ、いつでも閉店できます。ルールに違反したショップは、理由をお伝えしたうえで閉店することがあります。",
    "진행 중인 주문이 없으면 언제든 상점을 닫을 수 있습니다. 규칙을 어긴 상점은 사유를 알린 뒤 닫을 수 있습니다.",
  ),
);
