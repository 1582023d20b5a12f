import { type ReactElement, useMemo } from "react";
import { link } from "./bubble.css.ts";
import { messageParts } from "./message-parts.ts";

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
