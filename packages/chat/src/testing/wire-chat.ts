import { wireChatRecord } from "@plaza/api-client/testing";
import { success } from "@plaza/testing/envelope-api";

const agentOnWire = { id: 9, nickname: "Anna", avatar: "" };

/** A moment as many minutes ago, in seconds. */
const minutesAgo = (minutes: number): number => Math.floor(Date.now() / 1000) - minutes * 60;

interface RecordOptions {
  readonly by?: "user" | "kefu";
  readonly msg?: string;
  readonly minutes?: number;
  readonly more?: object;
}

/** A record as the platform writes it. */
export function recordOnWire(id: number, { by = "kefu", msg = "", minutes = 0, more = {} }: RecordOptions) {
  return wireChatRecord(by, {
    id,
    msg,
    create_time_stamp: minutesAgo(minutes),
    order: [],
    client_id: "",
    ...more,
  });
}

interface HistoryOnWire {
  readonly kefu?: object;
  readonly config?: number;
  readonly more?: 0 | 1;
  readonly readId?: number;
}

export function historyOnWire(
  list: readonly object[],
  { kefu = agentOnWire, config = 2, more = 0, readId = 0 }: HistoryOnWire = {},
) {
  return success({ config, kefu, read_id: readId, record: { list, page: 1, size: 30, count: list.length, more } });
}
