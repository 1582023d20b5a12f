import { vars } from "@plaza/ui-kit/theme";
import type { ReactElement } from "react";
import { purse } from "./balance.css.ts";

const { color, tone } = vars;

/** A purse before the arches of the shop. Drawn here, because it has to come with the balance and costs less than a file. */
export function Purse(): ReactElement {
  return (
    <svg viewBox="0 0 300 172" aria-hidden className={purse}>
      <path d="M36 172V96a72 72 0 0 1 144 0v76z" fill={color.brand} />
      <path d="M196 172v-38a44 44 0 0 1 88 0v38z" fill={tone.brand} />
      <ellipse cx="112" cy="160" rx="62" ry="8" fill={color.brandActive} opacity=".35" />
      <path d="M64 106h96c10 12 16 24 16 34 0 14-12 22-64 22s-64-8-64-22c0-10 6-22 16-34z" fill={tone.beauty} />
      <path d="M64 106h96c4 5 7 9 10 14H54c3-5 6-9 10-14z" fill={tone.fashion} />
      <path d="M62 106a50 24 0 0 1 100 0z" fill="none" stroke={color.rating} strokeWidth="6" />
      <circle cx="105" cy="80" r="7" fill={color.rating} />
      <circle cx="119" cy="80" r="7" fill={color.rating} />
      <g fill={tone.food} stroke={color.rating} strokeWidth="4">
        <circle cx="206" cy="140" r="22" />
        <circle cx="248" cy="148" r="16" />
      </g>
      <path d="M197 150v-10a9 9 0 0 1 18 0v10zM242 155v-7a6 6 0 0 1 12 0v7z" fill={color.ratingText} />
    </svg>
  );
}
