import { postCall } from "../call.ts";
import { nothing } from "../wire/scalars.ts";
import { unreadCount } from "./unread-count.ts";

/** Ids, or all. */
export type NoticeChoice = readonly number[] | "all";

const chosen = (notices: NoticeChoice) => (notices === "all" ? { all: 1 } : { id: notices });

/** Only where `alerts` is announced. @returns how many are left unread */
export const readNotices = postCall("notice/read", { body: chosen, decode: unreadCount });

export interface NoticeDeletion {
  /** All means all that have been read. */
  readonly notices: NoticeChoice;
  /** The wanted state: what was deleted, named one by one, can be brought back. */
  readonly deleted: boolean;
}

/** Only where `alerts` is announced. */
export const deleteNotices = postCall("notice/delete", {
  body: ({ notices, deleted }: NoticeDeletion) => ({ ...chosen(notices), is_deleted: deleted ? 1 : 0 }),
  decode: nothing,
});
