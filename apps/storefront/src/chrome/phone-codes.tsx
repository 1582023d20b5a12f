import { useLingui } from "@lingui/react/macro";
import { Icon } from "@plaza/ui-kit/icon";
import { Smartphone } from "lucide";
import { type FocusEvent, type KeyboardEvent, type ReactElement, type ReactNode, useId, useRef, useState } from "react";
import * as look from "./phone-codes.css.ts";
import { usePublicData } from "./use-public-data.ts";

/**
 * The codes that open the shop on a phone, behind a word: shown while it is pointed at or has the focus, and by a tap.
 * Escape puts them away. Nothing where the platform has no codes.
 */
export function PhoneCodes({ label }: { readonly label: ReactNode }): ReactElement | null {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const pressedBy = useRef<string | null>(null);
  const id = useId();
  const { miniProgram = null, officialAccount = null } = usePublicData()?.qrImages ?? {};
  const codes = [
    { image: miniProgram, label: t`Mini program` },
    { image: officialAccount, label: t`Official account` },
  ].filter(({ image }) => image !== null);
  if (codes.length === 0) return null;

  function onBlur({ currentTarget, relatedTarget }: FocusEvent): void {
    if (!currentTarget.contains(relatedTarget)) setOpen(false);
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === "Escape") setOpen(false);
  }
  return (
    <div
      role="group"
      className={look.block}
      onPointerEnter={({ pointerType }) => {
        if (pointerType === "mouse") setOpen(true);
      }}
      onPointerLeave={({ pointerType }) => {
        if (pointerType === "mouse") setOpen(false);
      }}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
    >
      <button
        type="button"
        className={look.trigger}
        aria-expanded={open}
        aria-controls={id}
        onPointerDown={({ pointerType }) => {
          pressedBy.current = pointerType;
        }}
        onFocus={() => {
          // A press focuses the word too, and has a handler of its own, so its focus is ignored here.
          if (pressedBy.current === null) setOpen(true);
        }}
        onClick={() => {
          // A mouse has opened the codes by pointing, before it presses.
          if (pressedBy.current !== "mouse") setOpen(!open);
          pressedBy.current = null;
        }}
      >
        <Icon of={Smartphone} size={14} />
        {label}
      </button>
      <div id={id} className={look.panel} hidden={!open}>
        <ul className={look.codes}>
          {codes.map(({ image, label }) => (
            <li key={label} className={look.code}>
              <img src={image ?? ""} alt="" width={100} height={100} />
              {label}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
