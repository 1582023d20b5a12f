import type { MessageKey } from "../http/messages.ts";
import type { Executor } from "../store/database.ts";
import type { Language } from "../store/language.ts";
import { noticeMessages, type NoticeKind, type NoticeParameters, notices } from "../store/schema/notices.ts";
import { settingsOf } from "./notice-settings.ts";

/** What a customer is to be told. */
export interface Telling {
  readonly customerId: number;
  readonly kind: NoticeKind;
  /** Where the notice leads. */
  readonly about: { readonly type: "product" | "order" | "account"; readonly id: number };
  /** Its text, a message of the domain that tells it. */
  readonly text: MessageKey;
  /** What stands in the braces of the text. */
  readonly parameters: NoticeParameters;
  readonly image: string | null;
  /** Where it is told by text message as well, whatever the customer wants to hear; without it, as the customer wants it. */
  readonly message?: { readonly mobile: string; readonly language: Language };
  /** Names what has happened: a customer is told of it once, however often this is called. */
  readonly onceKey: string;
}

/**
 * Tells a customer something, in the inbox and by text message, as far as either is wanted. Belongs into the transaction of
 * what it tells of: both come about, or neither.
 */
export function notify(tx: Executor, telling: Telling, now: Date): Promise<void> {
  return notifyAll(tx, [telling], now);
}

/** As {@link notify}, for a few hundred at once. */
export async function notifyAll(tx: Executor, tellings: readonly Telling[], now: Date): Promise<void> {
  const settings = await settingsOf(tx, [...new Set(tellings.map(({ customerId }) => customerId))]);
  const wanted = tellings
    .map((telling) => ({ ...telling, setting: settings(telling.customerId, telling.kind) }))
    .filter(({ setting, message }) => setting.inbox || setting.sms || message !== undefined);
  if (wanted.length === 0) return;
  const delivered = await tx
    .insert(notices)
    .values(
      wanted.map(({ customerId, kind, about, text, parameters, image, onceKey, setting }) => ({
        customerId,
        kind,
        aboutType: about.type,
        aboutId: about.id,
        textKey: text,
        parameters,
        image,
        onceKey,
        isShown: setting.inbox,
        createdAt: now,
      })),
    )
    .onConflictDoNothing({ target: [notices.customerId, notices.onceKey] })
    .returning({ id: notices.id, customerId: notices.customerId, kind: notices.kind, onceKey: notices.onceKey });
  const messages = delivered.flatMap(({ id, customerId, kind, onceKey }) => {
    const { sms, language } = settings(customerId, kind);
    const asked = tellings.find((each) => each.customerId === customerId && each.onceKey === onceKey)?.message;
    if (asked === undefined && !sms) return [];
    return [
      { noticeId: id, mobile: asked?.mobile, language: asked?.language ?? language, createdAt: now, sendAt: now },
    ];
  });
  if (messages.length > 0) await tx.insert(noticeMessages).values(messages);
}
