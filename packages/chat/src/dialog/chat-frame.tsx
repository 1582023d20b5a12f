import { Trans, useLingui } from "@lingui/react/macro";
import { Icon } from "@plaza/ui-kit/icon";
import type { Elements } from "@plaza/ui-kit/slot-content";
import { ChevronUp, Minus, X } from "lucide";
import {
  type DragEventHandler,
  type KeyboardEvent,
  type ReactElement,
  type RefObject,
  type SyntheticEvent,
  useId,
  useRef,
  useLayoutEffect,
  useSyncExternalStore,
} from "react";
import { Avatar } from "../log/avatar.tsx";
import * as look from "./chat-frame.css.ts";

/** Where a dialog is the screen. */
const phone = "(max-width: 767px)";

function subscribe(changed: () => void): () => void {
  const query = matchMedia(phone);
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
}

/** Whether the dialog covers the page. */
function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(phone).matches);
}

/**
 * Opens the dialog beside the page, which stays usable, or on a phone over it, where nothing behind can be reached. The focus
 * comes in once, stays where it is when the window changes, and returns to where it was.
 */
function useDialogPosition(
  dialog: RefObject<HTMLDialogElement | null>,
  isSmall: boolean,
  firstFocus: RefObject<HTMLElement | null> | undefined,
): void {
  const isModal = useIsPhone() && !isSmall;
  /** What had the focus in it before it was opened anew; null: it has not been open yet. */
  const lastFocused = useRef<Element | null>(null);

  useLayoutEffect(() => {
    lastFocused.current = null;
    const opener = document.activeElement;
    const element = dialog.current;
    return () => {
      const { activeElement } = document;
      const isInside = activeElement === document.body || element?.contains(activeElement) === true;
      if (isInside && opener instanceof HTMLElement) opener.focus();
    };
  }, [dialog]);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return undefined;
    if (isModal) element.showModal();
    else element.show();
    // A field would bring a phone's keyboard over the messages.
    const first = lastFocused.current ?? (isModal ? null : firstFocus?.current) ?? element;
    if (first instanceof HTMLElement) first.focus();
    return () => {
      const { activeElement } = document;
      lastFocused.current = element.contains(activeElement) ? activeElement : element;
      element.close();
    };
  }, [dialog, isModal, firstFocus]);
}

export interface ChatFrameProps {
  /** Whom the customer talks to: the dialog is called so. */
  readonly name: string;
  readonly avatar: string | null;
  readonly status?: Elements;
  /** Between head and content. */
  readonly strip?: Elements;
  readonly children: Elements;
  readonly onClose: () => void;
  /** Only its head is shown; absent: it cannot be made small. */
  readonly isSmall?: boolean;
  readonly onSmall?: (isSmall: boolean) => void;
  /** What the focus goes to first. */
  readonly firstFocus?: RefObject<HTMLElement | null>;
  /** A file is held over it. */
  readonly isDropTarget?: boolean;
  readonly dropping?: {
    readonly onDragEnter: DragEventHandler;
    readonly onDragOver: DragEventHandler;
    readonly onDragLeave: DragEventHandler;
    readonly onDrop: DragEventHandler;
  };
}

/** The dialog itself: its place, its head, its keys. */
export function ChatFrame(props: ChatFrameProps): ReactElement {
  const { name, avatar, status, strip, children, onClose, isSmall = false, onSmall } = props;
  const { t } = useLingui();
  const id = useId();
  const element = useRef<HTMLDialogElement>(null);
  useDialogPosition(element, isSmall, props.firstFocus);

  /** A dialog within it has keys of its own. */
  const isMeant = ({ target }: SyntheticEvent): boolean =>
    target instanceof Element && target.closest("dialog") === element.current;
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== "Escape" || event.nativeEvent.isComposing || !isMeant(event)) return;
    event.preventDefault();
    onClose();
  }
  function onCancel(event: SyntheticEvent): void {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onClose();
  }
  return (
    <dialog
      ref={element}
      className={isSmall ? look.small : look.dialog}
      aria-labelledby={id}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      onCancel={onCancel}
      {...props.dropping}
    >
      <div className={look.head}>
        <Avatar name={name} image={avatar} className={look.avatar} />
        <div className={look.names}>
          <h2 id={id} className={look.name}>
            {name}
          </h2>
          {status}
        </div>
        {onSmall !== undefined && (
          <button
            type="button"
            className={look.tool}
            aria-label={isSmall ? t`Show the conversation` : t`Make the conversation small`}
            aria-expanded={!isSmall}
            onClick={() => onSmall(!isSmall)}
          >
            <Icon of={isSmall ? ChevronUp : Minus} size={20} />
          </button>
        )}
        <button type="button" className={look.tool} aria-label={t`Close`} onClick={onClose}>
          <Icon of={X} size={20} />
        </button>
      </div>
      <div className={look.content} hidden={isSmall}>
        {strip}
        {children}
      </div>
      {props.isDropTarget === true && (
        <p className={look.dropHere}>
          <Trans>Drop the picture here</Trans>
        </p>
      )}
    </dialog>
  );
}
