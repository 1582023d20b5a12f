/** The messages in the templates, in each language. */
export const generatedMessages: readonly Readonly<Record<string, string>>[] = [
  { en: "Welcome", zh: "欢迎光临", ja: "ようこそ", ko: "환영합니다" },
  {
    en: "Welcome to {name}",
    zh: "欢迎光临 {name}",
    ja: "{name}へようこそ",
    ko: "{name}에 오신 것을 환영합니다",
  },
  { en: "Back to home", zh: "返回首页", ja: "ホームに戻る", ko: "홈으로 돌아가기" },
];
