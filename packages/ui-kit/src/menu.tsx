import { ChevronDown } from "lucide";
import {
  type ComponentType,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { Icon } from "./icon.tsx";
import { chevron, list, menu, sides, trigger as triggerLook } from "./menu.css.ts";
import type { MenuListProps } from "./menu-list.tsx";
import { SlotContent } from "./slot-content.tsx";

export { MenuItem, type MenuItemProps } from "./menu-item.tsx";

export interface MenuProps {
  /** What the trigger shows; a chevron follows. */
  readonly trigger: ReactNode;
  /** The trigger's name, where it shows only an icon or a bare value. */
  readonly label?: string | undefined;
  /** An icon that needs no chevron. Give it a `label`. */
  readonly bare?: boolean | undefined;
  /** Which edge of the trigger the list keeps to. */
  readonly align?: "start" | "end" | undefined;
  /** Further looks of the trigger. */
  readonly className?: string | undefined;
  /** `MenuItem`s. */
  readonly children: ReactNode;
  /** `MenuList` of `@plaza/ui-kit/menu-list`, once it has arrived. Without it the menu is a plain list of links. */
  readonly list?: ComponentType<MenuListProps> | null | undefined;
  /** The menu is pointed at or has the focus: the time to fetch the list. */
  readonly onApproach?: (() => void) | undefined;
}

interface Opening {
  readonly focused: MenuListProps["focused"];
}

/**
 * Links behind a press. It opens and closes without JavaScript too: the browser's own list answers until the other one
 * has arrived, and whoever opens it by pointing.
 */
export function Menu(props: MenuProps): ReactElement {
  const { trigger, label, bare = false, align = "start", className, children, list: List, onApproach } = props;
  const id = useId();
  const details = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  const opening = useRef<Opening | null>(null);
  const [taken, setTaken] = useState<Opening | null>(null);

  function show(next: Opening | null): void {
    if (details.current !== null) details.current.open = next !== null;
    opening.current = next;
    if (List || next === null) setTaken(next);
  }
  useEffect(() => {
    // The list arrives after the press that opened the browser's own.
    if (List && details.current?.open === true) setTaken(opening.current);
  }, [List]);

  function press(event: MouseEvent): void {
    // What only pointing has opened stays open: whoever opened it has prevented the rest.
    const keep = event.defaultPrevented;
    event.preventDefault();
    // The second press of a double click does not close what the first has opened.
    if (event.detail > 1) return;
    const opened = details.current?.open === true && !keep;
    show(opened ? null : { focused: event.detail === 0 ? "first" : null });
  }
  /** Keys in the browser's own list; the other one has its own. */
  function onKey(event: KeyboardEvent): void {
    if (taken !== null || details.current === null) return;
    const { key } = event;
    if (key === "Escape" && details.current.open) close();
    else if (key === "ArrowDown") show({ focused: "first" });
    else if (key === "ArrowUp") show({ focused: "last" });
    else return;
    event.preventDefault();
  }
  function close(): void {
    show(null);
    summary.current?.focus();
  }
  function choose({ target }: MouseEvent): void {
    if (taken === null && target instanceof Element && target.closest("li") !== null) close();
  }
  return (
    <details
      ref={details}
      className={menu}
      onPointerEnter={onApproach}
      onFocus={onApproach}
      onKeyDown={onKey}
      onClick={choose}
    >
      <summary
        ref={summary}
        id={id}
        className={className === undefined ? triggerLook : `${triggerLook} ${className}`}
        aria-label={label}
        onClick={press}
      >
        <SlotContent>{trigger}</SlotContent>
        {!bare && (
          <span className={chevron}>
            <Icon of={ChevronDown} size={14} />
          </span>
        )}
      </summary>
      {taken === null && <ul className={`${list} ${sides[align]}`}>{children}</ul>}
      {List && (
        <List
          open={taken !== null}
          focused={taken?.focused ?? null}
          trigger={summary}
          labelledBy={id}
          align={align}
          onClose={() => show(null)}
        >
          {children}
        </List>
      )}
    </details>
  );
}
