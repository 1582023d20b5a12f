import type { ChatContent } from "@plaza/api-client";

/** Words or a picture that a tab has stored of a message; null: it is neither. */
export function pendingContent({ type, text, path, url }: Readonly<Record<string, unknown>>): ChatContent | null {
  if (type === "text" && typeof text === "string") return { type, text };
  if (type === "image" && typeof path === "string") return { type, path, url: typeof url === "string" ? url : null };
  return null;
}
