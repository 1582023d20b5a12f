import type { Domain } from "../domain/domain.ts";
import { forCustomers, getOnly, postOnly } from "../http/call.ts";
import { forgetOldNotices } from "./forget-old-notices.ts";
import {
  handleChangeSetting,
  handleDelete,
  handleNotices,
  handleRead,
  handleSettings,
  handleUnread,
} from "./notice-calls.ts";
import { noticeOptions } from "./forget-old-notices.ts";
import { sendNoticeMessages } from "./send-messages.ts";
import { personalData } from "./personal-data.ts";

export const noticeDomain = {
  name: "notices",
  calls: {
    "notice/lists": getOnly(forCustomers(handleNotices)),
    "notice/unread": getOnly(forCustomers(handleUnread)),
    "notice/read": postOnly(forCustomers(handleRead)),
    "notice/delete": postOnly(forCustomers(handleDelete)),
    "notice/settings": getOnly(forCustomers(handleSettings)),
    "notice/setSettings": postOnly(forCustomers(handleChangeSetting)),
  },
  settings: { registration: noticeOptions },
  jobs: [sendNoticeMessages, forgetOldNotices],
  personalData,
} satisfies Domain;
