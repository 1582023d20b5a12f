/** Another session, or none any more; "left": by the customer's own wish. */
export type SessionNews = "changed" | "left";

let channel: BroadcastChannel | undefined;

/** One in a document: what it says itself it does not hear. */
function opened(): BroadcastChannel {
  channel ??= new BroadcastChannel("plaza:session");
  return channel;
}

/** Somebody has logged in or out here: what other tabs show is no longer theirs. */
export function tellOtherTabs(news: SessionNews = "changed"): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel stays within its origin
  opened().postMessage(news);
}

export function onOtherTab(hear: (news: SessionNews) => void, signal: AbortSignal): void {
  opened().addEventListener("message", ({ data }: MessageEvent<SessionNews>) => hear(data), { signal });
}
