import { formatTimeOfDay, type Locale } from "@plaza/i18n";
import type { PageDocument } from "@plaza/routing";
import { vars } from "@plaza/ui-kit/theme";

const label: Readonly<Record<Locale, string>> = { en: "Preview", zh: "预览", ja: "プレビュー", ko: "미리보기" };

const words: Readonly<Record<Locale, (time: string) => string>> = {
  en: (time) => `Preview: not published, until ${time} China Time`,
  zh: (time) => `预览：尚未发布，有效至 ${time}`,
  ja: (time) => `プレビュー：未公開の内容です（中国時間 ${time} まで）`,
  ko: (time) => `미리보기: 아직 게시되지 않음, 중국 시간 ${time}까지`,
};

const look = {
  position: "sticky",
  insetBlockStart: 0,
  zIndex: vars.layer.sticky,
  padding: `${vars.space[2]} ${vars.space[4]}`,
  borderBlockEnd: `1px solid ${vars.color.warningLine}`,
  background: vars.color.warningTint,
  color: vars.color.warning,
  fontSize: vars.size[13],
  textAlign: "center",
} as const;

/**
 * What stands above a preview that lasts until then. Only the server writes it: as messages and styles of the shell, every
 * first visit would load it. A server does not know its reader's clock, so the clock is the platform's, and named.
 */
export function previewStrip(locale: Locale, until: number): NonNullable<PageDocument["previewStrip"]> {
  const time = formatTimeOfDay(until, { locale, hasZone: false });
  return { "aria-label": label[locale], style: look, children: words[locale](time) };
}
