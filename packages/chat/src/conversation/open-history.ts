import {
  type ApiClient,
  type ChatConfiguration,
  type ChatHistory,
  fetchChatConfiguration,
  fetchChatHistory,
} from "@plaza/api-client";

/** Records that are read at once. */
export const historyPage = 30;

/**
 * The newest page of a conversation. Whom to talk to is what either call names; the code of the configuration is believed by
 * nobody, because platforms mean opposite things by it.
 */
export async function openHistory(api: ApiClient, shopId: number): Promise<ChatHistory> {
  const [configuration, history] = await Promise.allSettled([
    fetchChatConfiguration(api, shopId),
    fetchChatHistory(api, { shopId, page: 1, pageSize: historyPage }),
  ]);
  if (configuration.status === "rejected") logFailure(configuration.reason);
  const settings = configuration.status === "fulfilled" ? configuration.value : null;
  if (history.status === "fulfilled") return withConfiguration(history.value, settings);
  if (settings === null || (settings.agentId === null && !settings.isManual)) throw history.reason;
  logFailure(history.reason);
  return withConfiguration(
    { records: [], hasMore: false, agent: null, readId: 0, isManual: settings.isManual },
    settings,
  );
}

/** These calls fail for no one to see. */
export function logFailure(reason: unknown): void {
  console.info("Customer service did not answer.", reason);
}

function withConfiguration(history: ChatHistory, settings: ChatConfiguration | null): ChatHistory {
  const named = settings?.agentId ?? null;
  const agent = history.agent ?? (named === null ? null : { id: named, name: "", avatar: null });
  return { ...history, agent, isManual: history.isManual && agent === null };
}
