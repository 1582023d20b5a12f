import type { Notice } from "@plaza/api-client";
import { type ReactElement, useId } from "react";
import { NoticeRow } from "./notice-row.tsx";
import { byDay } from "../shared/by-day.ts";
import { DayName } from "../shared/day-name.tsx";
import { day, list } from "./notices-page.css.ts";

export interface NoticeDaysProps {
  readonly notices: readonly Notice[];
  /** When they were fetched, epoch milliseconds. */
  readonly now: number;
  /** What it is about is looked at. */
  readonly onFollow: (id: number) => void;
  readonly onRead: (id: number) => void;
  readonly onDelete: (id: number) => void;
}

/** Notices by the day on which they came, the newest first. */
export function NoticeDays({ notices, now, onFollow, onRead, onDelete }: NoticeDaysProps): ReactElement {
  const id = useId();
  return (
    <>
      {byDay(notices, now).map((each, index) => (
        <section key={each.at} aria-labelledby={`${id}${index}`}>
          <h2 id={`${id}${index}`} className={day}>
            <DayName day={each} now={now} />
          </h2>
          <ul className={list}>
            {each.items.map((notice) => (
              <NoticeRow
                key={notice.id}
                notice={notice}
                onFollow={() => onFollow(notice.id)}
                onRead={() => onRead(notice.id)}
                onDelete={() => onDelete(notice.id)}
              />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
