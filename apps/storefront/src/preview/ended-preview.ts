import type { Locale } from "@plaza/i18n";

const words: Readonly<Record<Locale, { readonly title: string; readonly advice: string }>> = {
  en: {
    title: "This preview has ended",
    advice:
      "A preview lasts for 15 minutes, and ends when what it shows is changed or published. Please ask for another.",
  },
  zh: { title: "该预览已结束", advice: "预览有效期为 15 分钟，内容被修改或发布后也会失效。请重新获取预览。" },
  ja: {
    title: "このプレビューは終了しました",
    advice: "プレビューは15分間有効で、内容が変更または公開されると終了します。もう一度プレビューを作成してください。",
  },
  ko: {
    title: "이 미리보기는 종료되었습니다",
    advice: "미리보기는 15분 동안 유효하며, 내용이 변경되거나 게시되면 종료됩니다. 새 미리보기를 요청해 주세요.",
  },
};

/** In the place of a preview that is over, or never was one: it says nothing of what was to be seen. */
export function endedPreviewDocument(locale: Locale): string {
  const { title, advice } = words[locale];
  return `<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<main>
<h1>${title}</h1>
<p>${advice}</p>
</main>
</html>
`;
}
