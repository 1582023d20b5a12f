import type { ReactElement } from "react";
import { mark, sizes, tones } from "./shop-mark.css.ts";

export interface ShopMarkProps {
  /** The shop's name, which stands beside the mark: its first letter is the logo of a shop that has none. */
  readonly name: string;
  /** An `img` with an empty alternative text. */
  readonly logo?: ReactElement | undefined;
  /** The tone of what the shop mostly sells. */
  readonly tone?: keyof typeof tones | undefined;
  readonly size?: keyof typeof sizes | undefined;
}

export function ShopMark({ name, logo, tone = "brand", size = 44 }: ShopMarkProps): ReactElement {
  const [letter = ""] = name.trim();
  return (
    <span aria-hidden className={`${mark} ${sizes[size]} ${logo === undefined ? tones[tone] : ""}`}>
      {logo ?? letter.toUpperCase()}
    </span>
  );
}
