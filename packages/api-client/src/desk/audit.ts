import { getCall, postCall } from "../call.ts";
import { second } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { list, record } from "../wire/decode.ts";
import { wordOf } from "../wire/enums.ts";
import { requiredInstant } from "../wire/instant.ts";
import { flag, id, nothing, requiredCount, text } from "../wire/scalars.ts";

/** How a recorded value is to be shown; the platform has written all of them as texts. */
export type AuditFieldKind =
  | "text"
  | "word"
  | "id"
  | "money"
  | "flag"
  | "time"
  | "image"
  | "html"
  | "translations"
  | "secret";

/** What a column of a row was and is; "" for nothing. */
export interface AuditField {
  readonly label: string;
  readonly kind: AuditFieldKind;
  readonly before: string;
  readonly after: string;
}

/** What somebody has done to one row. */
export interface AuditEntry {
  readonly id: number;
  readonly at: number;
  /** Entries of one change have the same number. */
  readonly change: number;
  /** The call of the desk, or `command:` and the name of a command. */
  readonly action: string;
  /** "" where a command did it, or somebody who had not logged in. */
  readonly account: string;
  readonly agent: string;
  /** "" for what is the platform's. */
  readonly shopName: string;
  /** What rows of its kind are called. */
  readonly subjectName: string;
  readonly subject: string;
  readonly subjectId: string;
  /** What the row is called; "" for one without a name. */
  readonly title: string;
  readonly operation: "insert" | "update" | "delete";
  readonly fields: readonly AuditField[];
  /** Of a kind that can be put back; the platform refuses it once the row has changed again. */
  readonly mayPutBack: boolean;
}

export interface AuditLog {
  readonly entries: readonly AuditEntry[];
  readonly hasMore: boolean;
  /** The kinds of rows that the list can be narrowed to. */
  readonly subjects: readonly { readonly subject: string; readonly name: string }[];
}

export interface AuditParams {
  readonly subject?: string | undefined;
  readonly subjectId?: string | undefined;
  /** A part of the account or the name of who did it. */
  readonly who?: string | undefined;
  /** Epoch milliseconds; the end is no longer part of it. */
  readonly from?: number | undefined;
  readonly until?: number | undefined;
  /** Only what is older than this entry. */
  readonly before?: number | undefined;
}

const kinds: readonly AuditFieldKind[] = [
  "text",
  "word",
  "id",
  "money",
  "flag",
  "time",
  "image",
  "html",
  "translations",
  "secret",
];

const field = record((of): AuditField => ({
  label: of("label", text),
  // A kind that is not known yet is shown as it is.
  kind: of("kind", (value) => kinds.find((kind) => kind === value) ?? "text"),
  before: of("before", text),
  after: of("after", text),
}));

const entry = record((of): AuditEntry => ({
  id: of("id", id),
  at: of("at", requiredInstant),
  change: of("change", requiredCount),
  action: of("action", text),
  account: of("account", text),
  agent: of("agent", text),
  shopName: of("shop_name", text),
  subjectName: of("subject_name", text),
  subject: of("subject", text),
  subjectId: of("subject_id", text),
  title: of("title", text),
  operation: of("operation", wordOf<AuditEntry["operation"]>("insert", "update", "delete")),
  fields: of("fields", list(field)),
  mayPutBack: of("may_put_back", flag),
}));

const instantText = (time: number | undefined): string | undefined =>
  time === undefined ? undefined : new Date(time).toISOString();

/** What has been changed at the desk and by commands, the newest first: of the own shop, or for an operator everything. */
export const fetchAuditLog = getCall("audit/list", {
  query: ({ subject, subjectId, who, from, until, before }: AuditParams) => ({
    subject,
    subject_id: subjectId,
    who,
    from: instantText(from),
    until: instantText(until),
    before,
  }),
  decode: record((of): AuditLog => ({
    entries: of("list", list(entry)),
    hasMore: of("more", flag),
    subjects: of("subjects", list(record((each) => ({ subject: each("subject", text), name: each("name", text) })))),
  })),
});

export const auditLogQuery = defineQuery(fetchAuditLog, {
  key: "audit-log",
  freshMs: 5 * second,
  staleAfter: ["audit-put-back"],
});

/** Makes a row again what it was before a change. */
export const putBackChange = postCall("audit/put_back", {
  body: ({ id: entryId }: { readonly id: number }) => ({ id: entryId }),
  decode: nothing,
});
