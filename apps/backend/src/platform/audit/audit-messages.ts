import type { Texts } from "../store/language.ts";

/** What people at the desk are told about the audit log. */
export const auditMessages = {
  auditEntryGone: {
    en: "There is no such entry",
    zh: "没有此记录",
    ja: "その記録はありません",
    ko: "해당 기록이 없습니다",
  },
  auditCannotPutBack: {
    en: "This change cannot be put back here",
    zh: "此更改不能在这里恢复",
    ja: "この変更はここでは元に戻せません",
    ko: "이 변경은 여기에서 되돌릴 수 없습니다",
  },
  auditChangedSince: {
    en: "It has been changed again since: look at the newest entry",
    zh: "此后又有更改，请查看最新记录",
    ja: "その後にも変更されています。最新の記録をご確認ください",
    ko: "이후에 다시 변경되었습니다. 최신 기록을 확인해 주세요",
  },
} as const satisfies Record<string, Texts>;

declare module "../http/messages.ts" {
  interface Messages extends Record<keyof typeof auditMessages, Texts> {}
}
