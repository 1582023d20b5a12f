import type { Texts } from "../../platform/store/language.ts";

/** The messages about conversations with customer service. */
export const chatMessages = {
  quickReplyTitleWrong: {
    en: "A title has 1 to 100 characters",
    zh: "标题为1至100个字符",
    ja: "タイトルは1～100文字で入力してください",
    ko: "제목은 1~100자로 입력해 주세요",
  },
  quickReplyContentWrong: {
    en: "A quick reply has 1 to 500 characters",
    zh: "快捷回复为1至500个字符",
    ja: "定型文は1～500文字で入力してください",
    ko: "빠른 답변은 1~500자로 입력해 주세요",
  },
  quickRepliesFull: {
    en: "There are at most 200 quick replies",
    zh: "最多200条快捷回复",
    ja: "定型文は200件までです",
    ko: "빠른 답변은 최대 200개입니다",
  },
  quickReplyGone: {
    en: "This quick reply does not exist",
    zh: "该快捷回复不存在",
    ja: "この定型文は存在しません",
    ko: "빠른 답변이 존재하지 않습니다",
  },
  chatOffline: {
    en: "Customer service is offline right now",
    zh: "客服不在线",
    ja: "ただいまカスタマーサービスはオフラインです",
    ko: "지금은 고객센터가 오프라인입니다",
  },
  chatNobodyOnline: {
    en: "Customer service is offline right now; please use the other ways to reach us",
    zh: "当前客服不在线,有问题请联系人工客服",
    ja: "ただいまカスタマーサービスはオフラインです。ほかの方法でお問い合わせください",
    ko: "지금은 고객센터가 오프라인입니다. 다른 방법으로 문의해 주세요",
  },
  chatNotBound: {
    en: "Nobody has this conversation; please open it again",
    zh: "聊天用户不存在或不在线",
    ja: "この会話の担当者がいません。もう一度開いてください",
    ko: "이 대화를 맡은 상담원이 없습니다. 다시 열어 주세요",
  },
  chatOff: {
    en: "There is no chat here; please use the other ways to reach us",
    zh: "请联系管理员开启在线客服",
    ja: "こちらではチャットをご利用いただけません。ほかの方法でお問い合わせください",
    ko: "채팅을 이용할 수 없습니다. 다른 방법으로 문의해 주세요",
  },
  chatNotYours: {
    en: "This cannot be sent here",
    zh: "无法在此发送该内容",
    ja: "ここには送信できません",
    ko: "여기에는 보낼 수 없습니다",
  },
  chatTooLong: {
    en: "A message can have {name} characters at most",
    zh: "消息最多{name}个字符",
    ja: "メッセージは{name}文字までです",
    ko: "메시지는 최대 {name}자까지 보낼 수 있습니다",
  },
  chatTooFast: {
    en: "You are writing very fast; please wait a moment",
    zh: "发送过于频繁，请稍后再试",
    ja: "送信が多すぎます。少し待ってからお試しください",
    ko: "너무 빠르게 보내고 있습니다. 잠시 후 다시 시도해 주세요",
  },
  chatBadFrame: {
    en: "The message could not be understood",
    zh: "消息格式错误",
    ja: "メッセージを読み取れません",
    ko: "메시지를 이해할 수 없습니다",
  },
  chatUnknownType: {
    en: "Messages of this kind are not known",
    zh: "不支持的消息类型",
    ja: "この種類のメッセージには対応していません",
    ko: "지원하지 않는 메시지 유형입니다",
  },
  chatCustomerUnknown: {
    en: "There is no such customer",
    zh: "用户不存在",
    ja: "このお客様は見つかりません",
    ko: "존재하지 않는 고객입니다",
  },
  chatCustomerAway: {
    en: "The customer is not there",
    zh: "该用户不在线",
    ja: "お客様は接続していません",
    ko: "고객이 접속해 있지 않습니다",
  },
  chatAgentAway: {
    en: "This agent is not there",
    zh: "该客服不在线",
    ja: "この担当者は接続していません",
    ko: "해당 상담원이 접속해 있지 않습니다",
  },
  conversationOfColleague: {
    en: "{name} is talking with this customer",
    zh: "{name}正在与该客户沟通",
    ja: "{name}さんがこのお客様に対応中です",
    ko: "{name}님이 이 고객과 상담하고 있습니다",
  },
  chatTransferFailed: {
    en: "The conversation could not be passed on",
    zh: "转接失败",
    ja: "会話を転送できませんでした",
    ko: "대화를 넘기지 못했습니다",
  },
  chatConnected: { en: "Connected", zh: "连接成功", ja: "接続しました", ko: "연결되었습니다" },
  /** A notice in the conversation. */
  chatPassedOn: {
    en: "{name} is answering you now",
    zh: "客服 {name} 为您服务",
    ja: "{name}が対応いたします",
    ko: "{name} 상담원이 도와드립니다",
  },
  /** Notices to a customer who asks for a person. */
  chatCalling: {
    en: "We are calling someone. Please stay in this chat.",
    zh: "正在为您呼叫人工客服，请不要离开当前对话。",
    ja: "担当者をお呼びしています。このままチャットでお待ちください。",
    ko: "상담원을 부르고 있습니다. 이 채팅에서 잠시만 기다려 주세요.",
  },
  chatNoPerson: {
    en: "Nobody is at the desk right now.",
    zh: "目前没有人工客服在线。",
    ja: "ただいま担当者が席を外しております。",
    ko: "지금은 상담원이 자리에 없습니다.",
  },
  chatServiceHours: {
    en: "Customer service hours: {name}.",
    zh: "人工客服时间：{name}。",
    ja: "カスタマーサービスの受付時間：{name}。",
    ko: "고객센터 상담 시간: {name}.",
  },
  chatServicePhone: { en: "Phone: {name}.", zh: "客服电话：{name}。", ja: "お電話：{name}。", ko: "전화: {name}." },
} as const satisfies Record<string, Texts>;

declare module "../../platform/http/messages.ts" {
  interface Messages extends Record<keyof typeof chatMessages, Texts> {}
}
