import { Content, Item, Root, Trigger } from "radix-ui/dropdown-menu";
import { type FocusEvent, type KeyboardEvent, type ReactElement, type ReactNode, type RefObject, useRef } from "react";
import { RenderedTrigger } from "./rendered-trigger.tsx";
import { floating } from "./menu.css.ts";
import { MenuItemContext } from "./menu-item-context.ts";

export interface MenuListProps {
  readonly open: boolean;
  /** The item that gets the focus; null leaves it to the list, for a pointer. */
  readonly focused: "first" | "last" | null;
  readonly trigger: RefObject<HTMLElement | null>;
  /** The trigger's id, whose name is the list's. */
  readonly labelledBy: string;
  readonly align: "start" | "end";
  readonly onClose: () => void;
  readonly children: ReactNode;
}

function asItem(link: ReactElement): ReactElement {
  return (
    <li role="none">
      <Item asChild>{link}</Item>
    </li>
  );
}

/**
 * The list of a `Menu` that was pressed: keys move in it, Escape, Tab, a choice and a press elsewhere close it. It is
 * handed to `Menu` once it has arrived; import it in lazy code only.
 */
export function MenuList({
  open,
  focused,
  trigger,
  labelledBy,
  align,
  onClose,
  children,
}: MenuListProps): ReactElement {
  const entered = useRef(false);
  const left = useRef(false);

  /** Radix focuses the list, and by itself goes on to the first item only for keys that were pressed after it came. */
  function enter(event: FocusEvent): void {
    if (entered.current || focused === null) return;
    entered.current = true;
    event.preventDefault();
    const items = event.currentTarget.querySelectorAll<HTMLElement>("[role=menuitem]");
    items[focused === "first" ? 0 : items.length - 1]?.focus();
  }
  function leave(event: KeyboardEvent): void {
    if (event.key !== "Tab") return;
    // Radix keeps Tab inside. Here it goes on from the trigger, as from any list of links.
    event.stopPropagation();
    left.current = true;
    trigger.current?.focus();
    onClose();
  }
  return (
    <Root
      open={open}
      onOpenChange={(wanted) => {
        if (!wanted) onClose();
      }}
      modal={false}
    >
      <Trigger asChild>
        <RenderedTrigger of={trigger} />
      </Trigger>
      <Content
        asChild
        aria-labelledby={labelledBy}
        align={align}
        sideOffset={8}
        collisionPadding={16}
        loop
        onKeyDownCapture={leave}
        onFocus={enter}
        onInteractOutside={(event) => {
          // A press on the trigger closes the menu by itself.
          if (event.target instanceof Node && trigger.current?.contains(event.target) === true) event.preventDefault();
        }}
        onCloseAutoFocus={(event) => {
          if (left.current) event.preventDefault();
          left.current = false;
          entered.current = false;
        }}
      >
        <ul className={floating}>
          <MenuItemContext value={asItem}>{children}</MenuItemContext>
        </ul>
      </Content>
    </Root>
  );
}
