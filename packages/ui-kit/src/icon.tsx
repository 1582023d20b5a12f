import type { IconNode } from "lucide";
import { createElement, type ReactElement } from "react";
import { icon } from "./icon.css.ts";

export interface IconProps {
  readonly of: IconNode;
  /** Pixels: 14 in meta lines, 16 in small buttons, 18 in fields, 20 in headers, 22 in promises. */
  readonly size?: number | undefined;
  /** What the icon means, where no text beside it says so. Without it the icon is decoration. */
  readonly label?: string | undefined;
  /** Only star, heart and bolt are ever filled. */
  readonly filled?: boolean | undefined;
}

/** Icons are drawn in a square of this many units. */
const grid = 24;
/** Pixels, whatever the icon's size. */
const stroke = 1.5;

/** Draws lucide's shapes itself: its React binding would cost the first load more than all the icons in it. */
export function Icon({ of: shapes, size = 18, label, filled = false }: IconProps): ReactElement {
  return (
    <svg
      className={icon}
      width={size}
      height={size}
      viewBox={`0 0 ${grid} ${grid}`}
      fill={filled ? "currentColor" : "none"}
      stroke="currentColor"
      strokeWidth={(stroke * grid) / size}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...(label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
    >
      {shapes.map(([shape, attributes], index) => createElement(shape, { key: index, ...attributes }))}
    </svg>
  );
}
