import type { ButtonHTMLAttributes, KeyboardEvent, MouseEvent, ReactElement, Ref } from "react";
import { makeRoom, ring, square } from "./button.css.ts";
import { buttonClass, type ButtonLook } from "./button-class.ts";
import { ignoreHeldEnter } from "./ignore-held-enter.ts";
import { type Elements, SlotContent } from "./slot-content.tsx";

export { buttonClass, type ButtonLook } from "./button-class.ts";
export { ignoreHeldEnter } from "./ignore-held-enter.ts";

export interface ButtonProps extends ButtonLook, ButtonHTMLAttributes<HTMLButtonElement> {
  readonly ref?: Ref<HTMLButtonElement> | undefined;
  /** Shows a ring and ignores presses, but keeps width and focus. Say what happens in the label ("Saving"). */
  readonly busy?: boolean | undefined;
  /**
   * Each press counts, however fast they come: for steps ("Next picture"), never for what is sent. Otherwise the second
   * press of a double click does nothing, also where the first was on whatever stood here before.
   */
  readonly everyPress?: boolean | undefined;
  /** Before the label; without a label the button is square, and needs an `aria-label`. */
  readonly icon?: Elements;
}

export function Button({
  kind,
  size,
  busy = false,
  everyPress = false,
  icon,
  className,
  children,
  onClick,
  onKeyDown,
  ...native
}: ButtonProps): ReactElement {
  const look = buttonClass({ kind, size });
  const room = busy && icon === undefined && kind !== "quiet" && makeRoom[size ?? "medium"];
  const alone = children === undefined && square[size ?? "medium"];
  function press(event: MouseEvent<HTMLButtonElement>): void {
    if (!busy && (everyPress || event.detail < 2)) return onClick?.(event);
    event.preventDefault();
    event.stopPropagation();
  }
  function key(event: KeyboardEvent<HTMLButtonElement>): void {
    if (!everyPress) ignoreHeldEnter(event);
    onKeyDown?.(event);
  }
  return (
    <button
      type="button"
      {...native}
      className={[look, room, alone, className].filter(Boolean).join(" ")}
      aria-busy={busy || undefined}
      onClick={press}
      onKeyDown={key}
    >
      {busy ? <span className={ring} aria-hidden /> : icon}
      {children !== undefined && <SlotContent>{children}</SlotContent>}
    </button>
  );
}
