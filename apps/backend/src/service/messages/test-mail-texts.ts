import type { Texts } from "../../platform/store/language.ts";

/** What a mail says by which operators try whether mails arrive. */
export const testMailTexts: Readonly<Record<"subject" | "body", Texts>> = {
  subject: {
    en: "A test of your marketplace's emails",
    zh: "商城邮件测试",
    ja: "マーケットプレイスのメール送信テスト",
    ko: "마켓플레이스 메일 발송 테스트",
  },
  body: {
    en: "Emails of your marketplace arrive here. Somebody at the desk has asked for this test; you need not do anything.",
    zh: "商城的邮件可以送达此邮箱。这是工作台人员发起的测试，您无需任何操作。",
    ja: "マーケットプレイスからのメールはこのアドレスに届きます。管理画面から送信されたテストですので、何もする必要はありません。",
    ko: "마켓플레이스의 메일이 이 주소로 도착합니다. 관리 화면에서 보낸 테스트이므로 아무것도 하지 않으셔도 됩니다.",
  },
};
