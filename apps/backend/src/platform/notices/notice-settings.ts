import type { Executor } from "../store/database.ts";
import type { Language } from "../store/language.ts";
import { type NoticeKind, noticeKinds, noticeSettings, type SwitchedNoticeKind } from "../store/schema/notices.ts";
import { eq, inArray } from "../store/sql.ts";

/** Where notices of a kind go. */
export interface NoticeSetting {
  readonly inbox: boolean;
  readonly sms: boolean;
  /** Of text messages. */
  readonly language: Language;
}

/** Until the customer says otherwise: nobody gets text messages unasked. */
const standard: NoticeSetting = { inbox: true, sms: false, language: "zh" };

export function isNoticeKind(name: string): name is SwitchedNoticeKind {
  return (noticeKinds as readonly string[]).includes(name);
}

/** @returns what some customers want to hear of a kind */
export async function settingsOf(
  db: Executor,
  customerIds: readonly number[],
): Promise<(customerId: number, kind: NoticeKind) => NoticeSetting> {
  const rows = await db
    .select()
    .from(noticeSettings)
    .where(inArray(noticeSettings.customerId, [...customerIds]));
  const stored = new Map(rows.map((row) => [`${row.customerId} ${row.kind}`, row]));
  return (customerId, kind) => stored.get(`${customerId} ${kind}`) ?? standard;
}

/** All kinds, with what a customer wants to hear of them. */
export async function ownSettings(db: Executor, customerId: number) {
  const rows = await db.select().from(noticeSettings).where(eq(noticeSettings.customerId, customerId));
  return noticeKinds.map((kind) => {
    const { inbox, sms } = rows.find((row) => row.kind === kind) ?? standard;
    return { kind, inbox, sms };
  });
}

export interface SettingChange {
  readonly kind: SwitchedNoticeKind;
  /** Null: as before. */
  readonly inbox: boolean | null;
  readonly sms: boolean | null;
  readonly language: Language;
}

/** Whatever is not said stays as it is, so that two switches that are pressed at once both count. */
export async function changeSetting(db: Executor, customerId: number, change: SettingChange): Promise<void> {
  const { kind, inbox, sms, language } = change;
  await db
    .insert(noticeSettings)
    .values({ customerId, kind, inbox: inbox ?? standard.inbox, sms: sms ?? standard.sms, language })
    .onConflictDoUpdate({
      target: [noticeSettings.customerId, noticeSettings.kind],
      set: { ...(inbox !== null && { inbox }), ...(sms !== null && { sms }), language },
    });
}
