import { base, kinds, quietSizes, sizes } from "./button.css.ts";

export interface ButtonLook {
  /** One `primary` in a view; `tint` where an action repeats; `dark` for leaving to a shop. */
  readonly kind?: "primary" | "second" | "quiet" | "tint" | "dark" | undefined;
  readonly size?: "small" | "medium" | "large" | undefined;
}

/** For a link that looks like a button. */
export function buttonClass({ kind = "second", size = "medium" }: ButtonLook = {}): string {
  return `${base} ${kinds[kind]} ${sizes[size]}${kind === "quiet" ? ` ${quietSizes[size]}` : ""}`;
}
