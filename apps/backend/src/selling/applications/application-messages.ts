import type { Texts } from "../../platform/store/language.ts";

/** The messages about merchants' applications, in the order in which a form is checked. */
export const applicationMessages = {
  applicationApproved: {
    en: "The application is approved, and its shop is made",
    zh: "申请已通过，店铺已创建",
    ja: "申請を承認し、ショップを作成しました",
    ko: "신청을 승인하고 상점을 만들었습니다",
  },
  applicationRefused: {
    en: "The application is refused",
    zh: "申请已拒绝",
    ja: "申請を却下しました",
    ko: "신청을 거절했습니다",
  },
  applicationReasonNeeded: {
    en: "Say why: the applicant reads it",
    zh: "请填写原因，申请人会看到",
    ja: "理由を入力してください。申請者に表示されます",
    ko: "사유를 입력해 주세요. 신청자에게 표시됩니다",
  },
  applicationReasonTooLong: {
    en: "At most 200 characters",
    zh: "最多200个字符",
    ja: "200文字以内で入力してください",
    ko: "200자 이내로 입력해 주세요",
  },
  applicationContactNeeded: {
    en: "Please enter the contact name",
    zh: "请填写联系人姓名",
    ja: "担当者名を入力してください",
    ko: "담당자 이름을 입력해 주세요",
  },
  applicationContactCharacters: {
    en: "A contact name has letters, digits, spaces and & ' . - only",
    zh: "联系人姓名只能包含文字、数字、空格和 & ' . -",
    ja: "担当者名に使えるのは文字、数字、スペースと & ' . - です",
    ko: "담당자 이름에는 문자, 숫자, 공백과 & ' . -만 사용할 수 있습니다",
  },
  applicationContactTooLong: {
    en: "A contact name has at most {name} characters",
    zh: "联系人姓名最多{name}个字符",
    ja: "担当者名は{name}文字以内で入力してください",
    ko: "담당자 이름은 {name}자 이내로 입력해 주세요",
  },
  applicationAccountNeeded: {
    en: "Please enter an account name",
    zh: "请填写账号",
    ja: "アカウント名を入力してください",
    ko: "계정 이름을 입력해 주세요",
  },
  applicationAccountCharacters: {
    en: "An account name has letters and digits only",
    zh: "账号必须由数字或字母组成",
    ja: "アカウント名には半角英数字のみ使用できます",
    ko: "계정 이름에는 영문자와 숫자만 사용할 수 있습니다",
  },
  applicationAccountLength: {
    en: "An account name has 2 to 20 characters",
    zh: "账号长度为2到20个字符",
    ja: "アカウント名は2～20文字で入力してください",
    ko: "계정 이름은 2~20자로 입력해 주세요",
  },
  applicationDocumentsNeeded: {
    en: "Please upload your documents",
    zh: "请上传营业执照",
    ja: "書類をアップロードしてください",
    ko: "서류를 업로드해 주세요",
  },
  applicationPending: {
    en: "Your last application is still being reviewed",
    zh: "您已有待审核的入驻申请",
    ja: "審査中の申請があります",
    ko: "심사 중인 신청이 있습니다",
  },
  applicationSent: {
    en: "Your application has been sent",
    zh: "申请成功",
    ja: "申請しました",
    ko: "신청되었습니다",
  },
  applicationGone: {
    en: "This application does not exist",
    zh: "入驻申请不存在",
    ja: "この申請は存在しません",
    ko: "존재하지 않는 신청입니다",
  },
  applicationDecided: {
    en: "This application has already been decided",
    zh: "该申请已审核",
    ja: "この申請はすでに審査済みです",
    ko: "이미 심사가 끝난 신청입니다",
  },
  applicationCorrected: {
    en: "The applicant has corrected this application meanwhile; please read it again",
    zh: "申请人刚刚修改了该申请，请重新查看",
    ja: "申請者が内容を修正しました。もう一度確認してください",
    ko: "신청자가 내용을 수정했습니다. 다시 확인해 주세요",
  },
  applicationCorrectedElsewhere: {
    en: "You have corrected this application somewhere else meanwhile; please look at it again",
    zh: "您已在其他地方修改了该申请，请重新查看",
    ja: "この申請は別の場所で修正されています。もう一度確認してください",
    ko: "다른 곳에서 이 신청을 수정했습니다. 다시 확인해 주세요",
  },
  applicationCorrectionSent: {
    en: "Your correction has been sent",
    zh: "修改已提交",
    ja: "修正を送信しました",
    ko: "수정 내용을 보냈습니다",
  },
  applicationWithdrawn: {
    en: "You have withdrawn the application",
    zh: "您已撤回申请",
    ja: "申請を取り下げました",
    ko: "신청을 철회했습니다",
  },
  applicationStateWithdrawn: { en: "Withdrawn", zh: "已撤回", ja: "取り下げ済み", ko: "철회됨" },
  applicationStatePending: { en: "Pending review", zh: "待审核", ja: "審査中", ko: "심사 중" },
  applicationStateApproved: { en: "Approved", zh: "审核通过", ja: "承認済み", ko: "승인됨" },
  applicationStateRefused: { en: "Refused", zh: "审核拒绝", ja: "却下", ko: "거절됨" },
  noticeApplicationApproved: {
    en: "Your application for {name} has been approved. Log in at the desk with the account {account}.",
    zh: "您的“{name}”入驻申请已审核通过，请使用账号 {account} 登录商家后台。",
    ja: "「{name}」の出店申請が承認されました。アカウント {account} で管理画面にログインしてください。",
    ko: "‘{name}’ 입점 신청이 승인되었습니다. {account} 계정으로 관리 화면에 로그인해 주세요.",
  },
  noticeApplicationRefused: {
    en: "Your application for {name} has been refused: {reason}",
    zh: "您的“{name}”入驻申请未通过审核：{reason}",
    ja: "「{name}」の出店申請は却下されました：{reason}",
    ko: "‘{name}’ 입점 신청이 거절되었습니다: {reason}",
  },
} as const satisfies Readonly<Record<string, Texts>>;

declare module "../../platform/http/messages.ts" {
  interface Messages extends Record<keyof typeof applicationMessages, Texts> {}
}
