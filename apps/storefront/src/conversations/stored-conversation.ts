import {
  type ConversationSubject,
  type ConversationTopic,
  fieldsOf,
  keepForLogin,
  takeAfterLogin,
  writeTab,
} from "@plaza/routing";

const name = "plaza:conversation";

/** Keeps the open conversation beyond a reload and the login; null: there is none. */
export function keepConversation(subject: ConversationSubject | null): void {
  if (subject === null) writeTab(name, null);
  else keepForLogin(name, subject);
}

/** The conversation that was open before this document, once. */
export function takeConversation(): ConversationSubject | null {
  const { shopId, about } = takeAfterLogin(name) ?? {};
  if (typeof shopId !== "number" || !Number.isSafeInteger(shopId) || shopId < 0) return null;
  return { shopId, about: topicOf(fieldsOf(about)) };
}

/** The tab's own storage: whatever has the form was written by `keepConversation`. */
function topicOf(fields: Readonly<Record<string, unknown>>): ConversationTopic | undefined {
  const { type } = fields;
  if (type !== "product" && type !== "order") return undefined;
  const { id } = fieldsOf(fields[type]);
  return typeof id === "number" ? (fields as ConversationTopic) : undefined;
}
