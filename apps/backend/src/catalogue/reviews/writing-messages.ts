import type { Texts } from "../../platform/store/language.ts";

/** What those are told who write reviews. */
export const reviewWritingMessages = {
  reviewAnswerNeeded: {
    en: "Say what the shop answers: everybody reads it",
    zh: "请填写商家回复，所有人可见",
    ja: "ショップからの返信を入力してください。全員に表示されます",
    ko: "상점 답변을 입력해 주세요. 모두에게 표시됩니다",
  },
  reviewAnswerTooLong: {
    en: "At most 500 characters",
    zh: "最多500个字符",
    ja: "500文字以内で入力してください",
    ko: "500자 이내로 입력해 주세요",
  },
  reviewAnswered: {
    en: "The answer has been published",
    zh: "回复已发布",
    ja: "返信を公開しました",
    ko: "답변을 게시했습니다",
  },
  reviewAnsweredMeanwhile: {
    en: "A colleague has answered this review meanwhile",
    zh: "同事已回复此评价",
    ja: "このレビューにはほかの担当者がすでに返信しました",
    ko: "그사이 동료가 이 리뷰에 답변했습니다",
  },
  reviewDecided: {
    en: "The decision has been stored",
    zh: "处理结果已保存",
    ja: "対応を保存しました",
    ko: "처리 결과를 저장했습니다",
  },
  reviewLineNeeded: {
    en: "Name the line",
    zh: "请传入子订单id",
    ja: "購入した商品を指定してください",
    ko: "구매한 상품을 지정해 주세요",
  },
  reviewProductStarsNeeded: {
    en: "Please rate the product",
    zh: "请进行商品评价",
    ja: "商品を評価してください",
    ko: "상품을 평가해 주세요",
  },
  reviewDescriptionStarsNeeded: {
    en: "Please rate the description",
    zh: "请进行描述相符评价",
    ja: "説明との一致を評価してください",
    ko: "설명 일치도를 평가해 주세요",
  },
  reviewServiceStarsNeeded: {
    en: "Please rate the service",
    zh: "请进行服务态度评价",
    ja: "接客を評価してください",
    ko: "서비스를 평가해 주세요",
  },
  reviewDeliveryStarsNeeded: {
    en: "Please rate the delivery",
    zh: "请进行配送服务评价",
    ja: "配送を評価してください",
    ko: "배송을 평가해 주세요",
  },
  reviewTextTooLong: {
    en: "At most {name} characters",
    zh: "最多{name}个字",
    ja: "{name}文字以内で入力してください",
    ko: "최대 {name}자까지 쓸 수 있습니다",
  },
  reviewTextNeeded: {
    en: "Please write something",
    zh: "请填写评价内容",
    ja: "内容を入力してください",
    ko: "내용을 입력해 주세요",
  },
  reviewRepeated: {
    en: "This has already been reviewed",
    zh: "商品已评价，请勿重复评价",
    ja: "この商品はレビュー済みです",
    ko: "이미 리뷰를 작성한 상품입니다",
  },
  reviewTooEarly: {
    en: "Only what was received can be reviewed",
    zh: "订单完成后才能评价",
    ja: "レビューは受け取り後に投稿できます",
    ko: "상품을 받은 뒤에 리뷰를 쓸 수 있습니다",
  },
  reviewRefunded: {
    en: "What was refunded cannot be reviewed",
    zh: "已退款的商品不能评价",
    ja: "返金済みの商品はレビューできません",
    ko: "환불된 상품은 리뷰를 쓸 수 없습니다",
  },
  reviewOffShelf: {
    en: "This product is no longer sold, so it cannot be reviewed",
    zh: "商品已下架或不存在，无法评价",
    ja: "販売を終了した商品はレビューできません",
    ko: "판매가 종료되어 리뷰를 쓸 수 없는 상품입니다",
  },
  reviewPageGone: {
    en: "Nothing was found here",
    zh: "获取失败",
    ja: "レビューできる商品がありません",
    ko: "리뷰할 상품이 없습니다",
  },
  reviewPublished: {
    en: "Published",
    zh: "评论成功",
    ja: "レビューを投稿しました",
    ko: "리뷰를 등록했습니다",
  },
  reviewGone: {
    en: "This review does not exist",
    zh: "评价不存在",
    ja: "このレビューは存在しません",
    ko: "존재하지 않는 리뷰입니다",
  },
  reviewReportReasonNeeded: {
    en: "Please choose a reason",
    zh: "请选择原因",
    ja: "理由を選択してください",
    ko: "사유를 선택해 주세요",
  },
  reviewReportNoteNeeded: {
    en: "Please write what is wrong with it",
    zh: "请填写具体原因",
    ja: "具体的な理由を入力してください",
    ko: "구체적인 사유를 입력해 주세요",
  },
  reviewReportNoteTooLong: {
    en: "At most 300 characters",
    zh: "最多300个字符",
    ja: "300文字以内で入力してください",
    ko: "300자 이내로 입력해 주세요",
  },
  reviewReportedBefore: {
    en: "Your shop has reported this review before",
    zh: "本店铺已举报过该评价",
    ja: "ショップはこのレビューをすでに報告しています",
    ko: "상점에서 이미 신고한 리뷰입니다",
  },
  reviewReportedByShop: {
    en: "The review has been reported to the platform",
    zh: "已向平台举报该评价",
    ja: "レビューを運営に報告しました",
    ko: "리뷰를 플랫폼에 신고했습니다",
  },
  reviewUnchangeable: {
    en: "The time for changes is over",
    zh: "已超过可修改时间",
    ja: "変更できる期間を過ぎています",
    ko: "수정할 수 있는 기간이 지났습니다",
  },
  reviewFollowedUp: {
    en: "Something has already been added to it",
    zh: "已追评，请勿重复追评",
    ja: "このレビューには追記済みです",
    ko: "이미 추가 리뷰를 작성했습니다",
  },
  reviewRemoved: {
    en: "The review is deleted",
    zh: "评价已删除",
    ja: "レビューを削除しました",
    ko: "리뷰를 삭제했습니다",
  },
} as const satisfies Readonly<Record<string, Texts>>;

declare module "../../platform/http/messages.ts" {
  interface Messages extends Record<keyof typeof reviewWritingMessages, Texts> {}
}
