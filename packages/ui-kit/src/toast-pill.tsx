import { useLingui } from "@lingui/react/macro";
import { CircleAlert, CircleCheck, Info, X } from "lucide";
import { type ReactElement, type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { Icon } from "./icon.tsx";
import { dismiss as dismissLook, kinds, toast } from "./toast.css.ts";

export interface ToastPillProps {
  readonly kind: keyof typeof kinds;
  readonly message: ReactNode;
  /** How long it stays while the pointer is not on it, in milliseconds. */
  readonly lifetime: number;
  readonly onGone: () => void;
}

const icons = { success: CircleCheck, info: Info, danger: CircleAlert };

export function ToastPill({ kind, message, lifetime, onGone }: ToastPillProps): ReactElement {
  const { t } = useLingui();
  const pill = useRef<HTMLSpanElement>(null);
  const [held, setHeld] = useState(false);
  const gone = useEffectEvent(onGone);
  useEffect(() => {
    // The top layer is the only place above an open dialog; a browser without it knows no popovers and draws the pill as it is.
    const element = pill.current;
    if (element !== null && "showPopover" in element) element.showPopover();
    function onKey(event: KeyboardEvent): void {
      if (event.key === "Escape" && !event.defaultPrevented) gone();
    }
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(gone, lifetime);
    return () => clearTimeout(timer);
  }, [held, lifetime]);
  return (
    <span
      ref={pill}
      popover="manual"
      className={`${toast} ${kinds[kind]}`}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon of={icons[kind]} size={18} />
      <span>{message}</span>
      <button type="button" className={dismissLook} aria-label={t`Dismiss`} onClick={onGone}>
        <Icon of={X} size={16} />
      </button>
    </span>
  );
}
