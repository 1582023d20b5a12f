import { ChevronDown } from "lucide";
import { type ReactElement, type ReactNode, useRef } from "react";
import { Icon } from "./icon.tsx";
import { chevron, list, menu, sides, trigger as triggerLook } from "./menu.css.ts";
import { useMenuBehaviour } from "./use-menu-behaviour.ts";

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
}

/** Links behind a press. It opens and closes without JavaScript too. */
export function Menu({ trigger, label, bare = false, align = "start", className, children }: MenuProps): ReactElement {
  const details = useRef<HTMLDetailsElement>(null);
  useMenuBehaviour(details);
  return (
    <details ref={details} className={menu}>
      <summary className={className === undefined ? triggerLook : `${triggerLook} ${className}`} aria-label={label}>
        {trigger}
        {!bare && (
          <span className={chevron}>
            <Icon of={ChevronDown} size={14} />
          </span>
        )}
      </summary>
      <ul className={`${list} ${sides[align]}`}>{children}</ul>
    </details>
  );
}
