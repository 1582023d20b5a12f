import { useLingui } from "@lingui/react/macro";
import { lazyModule, useLazyModule } from "@plaza/routing";
import { Icon } from "@plaza/ui-kit/icon";
import { useToasts } from "@plaza/ui-kit/toast";
import { Smartphone } from "lucide";
import { type ReactElement, type ReactNode, useId, useRef, useState } from "react";
import * as look from "./phone-codes.css.ts";
import { usePublicData } from "../chrome-data.ts";
import { SlotContent } from "@plaza/ui-kit/slot-content";

const card = lazyModule(() => import("@plaza/ui-kit/hover-card"));

/**
 * The codes that open the shop on a phone, behind a word: shown while it is pointed at or has the focus, and by a tap.
 * Escape puts them away. Nothing where the platform has no codes.
 */
export function PhoneCodes({ label }: { readonly label: ReactNode }): ReactElement | null {
  const { t } = useLingui();
  const toasts = useToasts();
  const [open, setOpen] = useState(false);
  const pressedBy = useRef<string | null>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const id = useId();
  const { module, load, prefetch } = useLazyModule(card);
  const { miniProgram = null, officialAccount = null } = usePublicData()?.qrImages ?? {};
  const codes = [
    { image: miniProgram, label: t`Mini program` },
    { image: officialAccount, label: t`Official account` },
  ].filter(({ image }) => image !== null);
  if (codes.length === 0) return null;

  /** Until the card is here, it cannot hear the pointer and the focus by itself. */
  function approach(opens: boolean): void {
    prefetch();
    if (module === null) setOpen(opens);
  }
  async function press(): Promise<void> {
    // A mouse has opened the codes by pointing, before it presses.
    const toggles = pressedBy.current !== "mouse";
    pressedBy.current = null;
    if (module === null) {
      setOpen(true);
      if (await load()) return;
      setOpen(false);
      toasts.show(t`The QR codes did not load. Please try again.`, "danger");
    } else if (toggles) setOpen(!open);
  }
  return (
    <div className={look.block}>
      <button
        ref={trigger}
        type="button"
        className={look.trigger}
        aria-expanded={open && module !== null}
        aria-controls={open && module !== null ? id : undefined}
        onPointerEnter={({ pointerType }) => approach(pointerType === "mouse")}
        onPointerLeave={({ pointerType }) => {
          if (pointerType === "mouse") approach(false);
        }}
        onPointerDown={({ pointerType }) => {
          pressedBy.current = pointerType;
        }}
        // A press focuses the word too, and has a handler of its own.
        onFocus={() => approach(pressedBy.current === null || open)}
        onBlur={() => approach(false)}
        onClick={() => void press()}
      >
        <Icon of={Smartphone} size={14} />
        <SlotContent>{label}</SlotContent>
      </button>
      {module !== null && (
        <module.HoverCard id={id} open={open} onOpenChange={setOpen} trigger={trigger} align="end">
          <ul className={look.codes}>
            {codes.map(({ image, label: name }) => (
              <li key={name} className={look.code}>
                <img src={image ?? ""} alt="" width={100} height={100} />
                <span>{name}</span>
              </li>
            ))}
          </ul>
        </module.HoverCard>
      )}
    </div>
  );
}
