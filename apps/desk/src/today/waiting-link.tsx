import { Link, type LinkProps } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { figure, figureName } from "./today-page.css.ts";

export interface WaitingLinkProps extends Pick<LinkProps, "to" | "search"> {
  readonly name: string;
  readonly count: number;
}

/** How much of something waits, and the way to it. */
export function WaitingLink({ name, count, ...link }: WaitingLinkProps): ReactElement {
  return (
    <li>
      <Link {...link} className={figure}>
        <strong>{count}</strong>
        <span className={figureName}>{name}</span>
      </Link>
    </li>
  );
}
