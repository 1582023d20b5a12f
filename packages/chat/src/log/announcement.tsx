import type { ChatRecord, ChatSide } from "@plaza/api-client";
import { visuallyHidden } from "@plaza/ui-kit/global";
import { type ReactElement, useState } from "react";
import { useSpokenContent } from "./use-spoken-content.ts";

export interface AnnouncementProps {
  readonly records: readonly ChatRecord[];
  readonly isLoaded: boolean;
  /** Who looks at them. */
  readonly own: ChatSide;
}

/** Says what the other side has just said; never what was there already, nor what one wrote oneself. */
export function Announcement({ records, isLoaded, own }: AnnouncementProps): ReactElement {
  const spoken = useSpokenContent();
  const newest = records.at(-1);
  // What the log came with: everything after it is news.
  const [beginning, setBeginning] = useState<number | null>(null);
  if (isLoaded && beginning === null) setBeginning(newest?.id ?? 0);
  const isNews = newest !== undefined && newest.from.side !== own && newest.id > (beginning ?? Infinity);
  return (
    <p className={visuallyHidden} role="status">
      {isNews && `${newest.from.name}: ${spoken(newest.content)}`}
    </p>
  );
}
