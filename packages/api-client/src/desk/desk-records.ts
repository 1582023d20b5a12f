import { getCall } from "../call.ts";
import { type ChatRecord, chatRecord } from "../chat/chat-record.ts";
import { type Decoder, record } from "../wire/decode.ts";
import { page } from "../wire/page.ts";
import { count, id } from "../wire/scalars.ts";

/** Something that was said, with the customer whose conversation it belongs to. */
export interface DeskRecord extends ChatRecord {
  readonly customerId: number;
}

const receiver = record((field) => field("to_id", id));

export const deskRecord: Decoder<DeskRecord> = (value, context) => {
  const message = chatRecord(value, context);
  return { ...message, customerId: message.from.side === "customer" ? message.from.id : receiver(value, context) };
};

/** A page of what an agent and a customer have said to each other. */
export interface DeskRecords {
  /** Oldest first; the first page holds the newest. */
  readonly records: readonly DeskRecord[];
  readonly hasMore: boolean;
  /** The newest record that the customer has read; 0 for none, and where the platform does not say. */
  readonly readId: number;
}

export interface DeskRecordsParams {
  readonly customerId: number;
  readonly page: number;
  readonly pageSize: number;
  /** Only records before this one, where the platform knows that. */
  readonly beforeId?: number | undefined;
}

const recordPage = page(deskRecord);
const readIdBeside = record((field) => field("read_id", count));

/** Of the namespace `kefuapi`. */
export const fetchDeskRecords = getCall("chat/record", {
  query: ({ customerId, page: number, pageSize, beforeId }: DeskRecordsParams) => ({
    user_id: customerId,
    page_no: number,
    page_size: pageSize,
    before_id: beforeId,
  }),
  decode: (value, context): DeskRecords => {
    const { items, hasMore } = recordPage(value, context);
    return { records: items, hasMore, readId: readIdBeside(value, context) };
  },
});
