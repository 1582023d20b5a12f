/** The session has changed or ended; "left" means that the customer has logged out. */
export type SessionNews = "changed" | "left";

let channel: BroadcastChannel | undefined;

/** One channel for each document, which does not receive its own messages. */
function opened(): BroadcastChannel {
  channel ??= new BroadcastChannel("plaza:session");
  return channel;
}

/** Tells the other tabs of a login or logout here. */
export function tellOtherTabs(news: SessionNews = "changed"): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel stays within its origin
  opened().postMessage(news);
}

export function onOtherTab(hear: (news: SessionNews) => void, signal: AbortSignal): void {
  opened().addEventListener("message", ({ data }: MessageEvent<SessionNews>) => hear(data), { signal });
}
