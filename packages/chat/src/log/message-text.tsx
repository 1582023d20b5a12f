import { type ReactElement, useMemo } from "react";
import { link } from "./bubble.css.ts";
import { withEmoji } from "./emoji.ts";

type MessagePart = { readonly text: string } | { readonly text: string; readonly href: string };

const address = /https?:\/\/[^\s<>"']+/g;

/** What a text shows: emoji, and links where an address says plainly where it leads. */
export function messageParts(text: string): readonly MessagePart[] {
  const parts: MessagePart[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(address)) {
    const written = withoutPunctuation(found);
    const href = safeAddress(written);
    if (href === null) continue;
    if (index > end) parts.push({ text: withEmoji(text.slice(end, index)) });
    parts.push({ text: written, href });
    end = index + written.length;
  }
  if (end < text.length) parts.push({ text: withEmoji(text.slice(end)) });
  return parts;
}

/** A sentence may end behind an address. */
function withoutPunctuation(found: string): string {
  let end = found.length;
  while (end > 0 && ".,;:!?)]}，。；：！？）」』".includes(found.charAt(end - 1))) end -= 1;
  return found.slice(0, end);
}

/** Null for an address that leads elsewhere than it seems: one with a name before the host, or letters that look like others. */
function safeAddress(written: string): string | null {
  try {
    const { href, username, password, host } = new URL(written);
    const isPlain = username === "" && password === "" && !host.includes("xn--");
    return isPlain && written.toLowerCase().includes(`//${host}`) ? href : null;
  } catch {
    return null;
  }
}

/** What somebody wrote: text, never markup. */
export function MessageText({ text }: { readonly text: string }): ReactElement {
  const parts = useMemo(() => messageParts(text), [text]);
  return (
    <>
      {parts.map((part, index) =>
        "href" in part ? (
          // oxlint-disable-next-line react/no-array-index-key -- the same address may be there twice, and none ever moves
          <a key={index} href={part.href} target="_blank" rel="noopener noreferrer nofollow" className={link}>
            {part.text}
          </a>
        ) : (
          // oxlint-disable-next-line react/no-array-index-key -- as above
          <span key={index}>{part.text}</span>
        ),
      )}
    </>
  );
}
