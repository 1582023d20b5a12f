import { useLingui } from "@lingui/react/macro";
import { X } from "lucide";
import {
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  type SyntheticEvent,
  useId,
  useLayoutEffect,
  useRef,
} from "react";
import * as look from "./dialog.css.ts";
import { Icon } from "./icon.tsx";
import { hasContent } from "./has-content.ts";

export interface DialogProps {
  readonly open: boolean;
  /** Escape, the close button or a press beside the dialog: the owner decides whether to set `open={false}`. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** What will happen, and to which thing. */
  readonly children?: ReactNode;
  /** Named by what they do, the primary one last. The first control in the dialog gets the focus. */
  readonly actions?: ReactNode;
  /** 400 or 640 px, or a sheet as wide as the window. */
  readonly size?: "normal" | "wide" | "sheet" | undefined;
}

/** The browser's own modal dialog: focus stays inside and returns to where it was, the page behind is inert. */
export function Dialog({ open, onClose, title, children, actions, size = "normal" }: DialogProps): ReactElement {
  const { t } = useLingui();
  const titleId = useId();
  const element = useRef<HTMLDialogElement>(null);

  // In the layout phase the element is still in the page when its owner goes away, so that the focus can return.
  useLayoutEffect(() => {
    const dialog = element.current;
    if (!open || dialog === null) return undefined;
    // The page stands still and loses its scrollbar, whose place is kept so that nothing moves.
    const { style, clientWidth } = document.documentElement;
    const gutter = style.scrollbarGutter;
    if (window.innerWidth > clientWidth) style.scrollbarGutter = "stable";
    dialog.showModal();
    return () => {
      dialog.close();
      style.scrollbarGutter = gutter;
    };
  }, [open]);

  function cancel(event: SyntheticEvent): void {
    // A file field inside has a cancel event of its own.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onClose();
  }
  // The second press of a double click on what opens the dialog falls on the dialog or beside it, and is not meant for it.
  function prepare({ currentTarget, detail }: MouseEvent<HTMLDialogElement>): void {
    currentTarget.closedBy = detail > 1 ? "closerequest" : "any";
  }
  function pressClose({ detail }: MouseEvent): void {
    if (detail < 2) onClose();
  }
  return (
    <dialog
      ref={element}
      className={`${look.dialog} ${look.sizes[size]}`}
      aria-labelledby={titleId}
      onCancel={cancel}
      onMouseDown={prepare}
      // A press beside the dialog is a cancel too, in the browsers that know this.
      closedby="any"
    >
      {open && (
        <div className={look.frame}>
          <h2 id={titleId} className={look.title}>
            {title}
          </h2>
          {hasContent(children) && <div className={look.body}>{children}</div>}
          {hasContent(actions) && <div className={look.actions}>{actions}</div>}
          <button type="button" className={look.close} aria-label={t`Close`} onClick={pressClose}>
            <Icon of={X} size={20} />
          </button>
        </div>
      )}
    </dialog>
  );
}
