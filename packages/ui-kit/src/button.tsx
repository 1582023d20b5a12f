import type { ButtonHTMLAttributes, MouseEvent, ReactElement, ReactNode } from "react";
import { makeRoom, ring, square } from "./button.css.ts";
import { buttonClass, type ButtonLook } from "./button-class.ts";

export { buttonClass, type ButtonLook } from "./button-class.ts";

export interface ButtonProps extends ButtonLook, ButtonHTMLAttributes<HTMLButtonElement> {
  /**
   * Shows a ring and ignores presses, but keeps width and focus. Say what happens in the label ("Saving"). `pressable`
   * shows the ring but lets presses through, for where each press counts.
   */
  readonly busy?: boolean | "pressable" | undefined;
  /** Before the label; without a label the button is square, and needs an `aria-label`. */
  readonly icon?: ReactNode;
}

function ignore(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

export function Button({
  kind,
  size,
  busy = false,
  icon,
  className,
  children,
  onClick,
  ...native
}: ButtonProps): ReactElement {
  const look = buttonClass({ kind, size });
  const waits = busy !== false;
  const room = waits && icon === undefined && kind !== "quiet" && makeRoom[size ?? "medium"];
  const alone = children === undefined && square[size ?? "medium"];
  return (
    <button
      type="button"
      {...native}
      className={[look, room, alone, className].filter(Boolean).join(" ")}
      aria-busy={waits || undefined}
      onClick={busy === true ? ignore : onClick}
    >
      {waits ? <span className={ring} aria-hidden /> : icon}
      {children}
    </button>
  );
}
