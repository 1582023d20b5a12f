import type { Texts } from "../../platform/store/language.ts";

/** The messages about copies of one's data, and about deleting one's account. */
export const personalDataMessages = {
  dataCopyAsked: {
    en: "A copy of your data is being made",
    zh: "正在生成您的数据副本",
    ja: "データのコピーを作成しています",
    ko: "내 데이터 사본을 만들고 있습니다",
  },
  accountHasObstacles: {
    en: "Something has to be settled before your account can be deleted",
    zh: "注销账号前，还有未完成的事项需要处理",
    ja: "アカウントを削除する前に、完了していない手続きを済ませてください",
    ko: "계정을 삭제하려면 먼저 완료해야 할 일이 있습니다",
  },
  deletionAsked: {
    en: "Your account is going to be deleted",
    zh: "您的账号将被注销",
    ja: "アカウントの削除を受け付けました",
    ko: "계정 삭제가 예약되었습니다",
  },
  deletionRevoked: {
    en: "Your account stays",
    zh: "您的账号已保留",
    ja: "アカウントの削除を取り消しました",
    ko: "계정 삭제가 취소되었습니다",
  },
  noticeDataCopyReady: {
    en: "A copy of your data is ready. You can download it once, until {time}",
    zh: "您的数据副本已生成，可在 {time} 前下载一次",
    ja: "データのコピーが用意できました。{time}まで1回だけダウンロードできます",
    ko: "내 데이터 사본이 준비되었습니다. {time}까지 한 번 다운로드할 수 있습니다",
  },
  noticeDeletionAsked: {
    en: "Your account is going to be deleted on {date}. Until then you can keep it, in your profile",
    zh: "您的账号将于 {date} 注销。在此之前，您可以在个人中心选择保留账号",
    ja: "アカウントは{date}に削除されます。それまではプロフィールで取り消せます",
    ko: "계정이 {date}에 삭제됩니다. 그 전까지 내 정보에서 취소할 수 있습니다",
  },
  noticeDeletionBarred: {
    en: "Your account has not been deleted, because something has to be settled before. Your profile says what",
    zh: "由于仍有未完成的事项，您的账号未被注销。详情请查看个人中心",
    ja: "完了していない手続きがあるため、アカウントは削除されませんでした。詳しくはプロフィールをご覧ください",
    ko: "완료되지 않은 일이 있어 계정이 삭제되지 않았습니다. 자세한 내용은 내 정보에서 확인해 주세요",
  },
} as const satisfies Record<string, Texts>;

declare module "../../platform/http/messages.ts" {
  interface Messages extends Record<keyof typeof personalDataMessages, Texts> {}
}
