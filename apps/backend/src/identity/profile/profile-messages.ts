import type { Texts } from "../../platform/store/language.ts";

/** The messages about a customer's own data. */
export const profileMessages = {
  mobileNotYours: {
    en: "This is not the mobile number of your account",
    zh: "原手机号码不正确",
    ja: "ご登録の携帯電話番号と一致しません",
    ko: "계정에 등록된 휴대전화 번호와 다릅니다",
  },
  mobileBound: {
    en: "Your account already has a mobile number",
    zh: "账号已绑定手机号码",
    ja: "携帯電話番号はすでに登録されています",
    ko: "이미 휴대전화 번호가 등록되어 있습니다",
  },
  mobileChanged: {
    en: "Your mobile number has been saved",
    zh: "操作成功",
    ja: "携帯電話番号を保存しました",
    ko: "휴대전화 번호가 저장되었습니다",
  },
  mobileUnchanged: {
    en: "This is your mobile number already",
    zh: "新手机号码与当前号码相同",
    ja: "現在の携帯電話番号と同じです",
    ko: "현재 휴대전화 번호와 같습니다",
  },
  emailNotYours: {
    en: "This is not the email address of your account",
    zh: "与账号的邮箱地址不一致",
    ja: "アカウントのメールアドレスと一致しません",
    ko: "계정에 등록된 이메일 주소와 다릅니다",
  },
  emailChanged: {
    en: "Your email address has been saved",
    zh: "邮箱地址已保存",
    ja: "メールアドレスを保存しました",
    ko: "이메일 주소가 저장되었습니다",
  },
  emailUnchanged: {
    en: "This is your email address already",
    zh: "新邮箱地址与当前地址相同",
    ja: "現在のメールアドレスと同じです",
    ko: "현재 이메일 주소와 같습니다",
  },
  oldCodeMissing: {
    en: "Please enter the code that was sent to your present number",
    zh: "请输入发送到当前手机号码的验证码",
    ja: "現在の番号に届いた認証コードを入力してください",
    ko: "현재 번호로 받은 인증번호를 입력해 주세요",
  },
  oldCodeWrong: {
    en: "The code of your present number is wrong",
    zh: "当前手机号码的验证码错误",
    ja: "現在の番号の認証コードが違います",
    ko: "현재 번호의 인증번호가 올바르지 않습니다",
  },
  oldCodeOver: {
    en: "The code of your present number has expired or was entered wrongly too often; please ask for a new one",
    zh: "当前手机号码的验证码已失效或失败次数过多，请重新获取",
    ja: "現在の番号の認証コードは有効期限切れ、または入力回数の上限です。もう一度取得してください",
    ko: "현재 번호의 인증번호가 만료되었거나 입력 횟수를 초과했습니다. 다시 받아 주세요",
  },
  nicknameMissing: {
    en: "Please enter a nickname",
    zh: "请输入昵称",
    ja: "ニックネームを入力してください",
    ko: "닉네임을 입력해 주세요",
  },
  nicknameTooLong: {
    en: "A nickname has at most 32 characters",
    zh: "昵称不能超过 32 个字符",
    ja: "ニックネームは32文字以内で入力してください",
    ko: "닉네임은 32자 이내로 입력해 주세요",
  },
  sexMissing: {
    en: "Please choose a gender",
    zh: "请选择性别",
    ja: "性別を選択してください",
    ko: "성별을 선택해 주세요",
  },
  sexUnknown: {
    en: "There is no such choice of gender",
    zh: "性别设置错误",
    ja: "性別の指定が正しくありません",
    ko: "성별 값이 올바르지 않습니다",
  },
  fieldForbidden: {
    en: "This cannot be changed here",
    zh: "非法字段",
    ja: "この項目は変更できません",
    ko: "변경할 수 없는 항목입니다",
  },
  valueMissing: {
    en: "Please enter the new value",
    zh: "请填写要修改的值",
    ja: "変更後の値を入力してください",
    ko: "변경할 값을 입력해 주세요",
  },
  profileSaved: {
    en: "Your profile has been saved",
    zh: "保存成功",
    ja: "プロフィールを保存しました",
    ko: "프로필이 저장되었습니다",
  },
} as const satisfies Record<string, Texts>;

declare module "../../platform/http/messages.ts" {
  interface Messages extends Record<keyof typeof profileMessages, Texts> {}
}
