import { formatDateTime, useReader } from "@plaza/i18n";
import { textLink } from "@plaza/ui-kit/text-link";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { mute, panel, panelTitle, row, stack } from "../shared/page.css.ts";

export interface WaitingListProps {
  readonly title: string;
  readonly items: readonly {
    readonly key: number;
    readonly name: string;
    readonly shop: { readonly id: number; readonly name: string };
    /** Epoch milliseconds. */
    readonly sentAt: number;
  }[];
}

/** What shops have sent and an operator has to decide, with the way to each shop; nothing where nothing waits. */
export function WaitingList({ title, items }: WaitingListProps): ReactElement | null {
  const reader = useReader();
  if (items.length === 0) return null;
  return (
    <section className={`${panel} ${stack}`} aria-label={title}>
      <h2 className={panelTitle}>{title}</h2>
      <ul className={stack}>
        {items.map(({ key, name, shop, sentAt }) => (
          <li key={key} className={row}>
            <Link to="/shops/$id" params={{ id: shop.id }} className={textLink}>
              <bdi>{shop.name}</bdi>
            </Link>
            <bdi>{name}</bdi>
            <span className={mute}>{formatDateTime(sentAt, reader)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
