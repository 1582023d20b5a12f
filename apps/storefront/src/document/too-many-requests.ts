import { type Locale, locales } from "@plaza/i18n";

const advice: Readonly<Record<Locale, string>> = {
  en: "Your network has asked for very many pages. Please wait a moment, then load the page again.",
  zh: "您的网络请求过于频繁，请稍候再刷新页面。",
  ja: "お使いのネットワークからのアクセスが集中しています。しばらくしてから再度読み込んでください。",
  ko: "사용 중인 네트워크에서 요청이 너무 많습니다. 잠시 후 페이지를 다시 불러와 주세요.",
};

/** The document for a network that asks for more pages than are rendered for it; its shoppers' language does not matter to it. */
export const tooManyRequestsDocument = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Too many requests</title>
<main>
<h1>Too many requests</h1>
${locales.map((locale) => `<p lang="${locale}">${advice[locale]}</p>`).join("\n")}
</main>
</html>
`;
