import { getCall, postCall } from "../call.ts";
import { minute } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { record, usableRows } from "../wire/decode.ts";
import { flag, nothing } from "../wire/scalars.ts";
import { type NoticeKind, noticeKind } from "./notices.ts";

/** Where notices of a kind go. */
export interface NoticeSetting {
  readonly kind: NoticeKind;
  readonly inbox: boolean;
  readonly sms: boolean;
}

export interface NoticeSettings {
  readonly items: readonly NoticeSetting[];
  /** Whether the platform can send text messages. */
  readonly canSendSms: boolean;
}

/** Only where `alerts` is announced. */
export const fetchNoticeSettings = getCall("notice/settings", {
  decode: record((field): NoticeSettings => ({
    items: field(
      "lists",
      usableRows(
        record((row) => ({ kind: row("kind", noticeKind), inbox: row("inbox", flag), sms: row("sms", flag) })),
      ),
    ),
    canSendSms: field("sms", flag),
  })),
});

export const noticeSettingsQuery = defineQuery(fetchNoticeSettings, {
  key: "notice-settings",
  freshMs: minute,
  staleAfter: ["notice-setting-change"],
});

export interface NoticeSettingChange {
  readonly kind: NoticeKind;
  readonly way: "inbox" | "sms";
  readonly on: boolean;
}

/** Text messages come in the language of this request. Only where `alerts` is announced. */
export const changeNoticeSetting = postCall("notice/setSettings", {
  body: ({ kind, way, on }: NoticeSettingChange) => ({ kind, [way]: on ? 1 : 0 }),
  decode: nothing,
});
