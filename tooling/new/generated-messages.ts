/** Translations of the messages in the templates, by language and message. English is the source, so it needs none. */
export const generatedMessages: Readonly<Record<"zh" | "ja" | "ko", Readonly<Record<string, string>>>> = {
  zh: {
    Welcome: "欢迎光临",
    "Welcome to {name}": "欢迎光临 {name}",
    "Back to home": "返回首页",
  },
  ja: {
    Welcome: "ようこそ",
    "Welcome to {name}": "{name}へようこそ",
    "Back to home": "ホームに戻る",
  },
  ko: {
    Welcome: "환영합니다",
    "Welcome to {name}": "{name}에 오신 것을 환영합니다",
    "Back to home": "홈으로 돌아가기",
  },
};
