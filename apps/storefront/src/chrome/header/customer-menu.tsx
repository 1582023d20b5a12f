import { Trans, useLingui } from "@lingui/react/macro";
import { Icon } from "@plaza/ui-kit/icon";
import { Menu, MenuItem } from "@plaza/ui-kit/menu";
import { Link } from "@tanstack/react-router";
import { LogOut } from "lucide";
import { type ReactElement, type MouseEvent, type PointerEvent, useEffect, useRef } from "react";
import { useLogout } from "../../session/use-logout.ts";
import { greeting } from "./customer-menu.css.ts";
import { useMenuList } from "./use-menu-list.ts";
import { EntryCount } from "../entry-link.tsx";
import { useChromeEntries } from "../chrome-entries.ts";
import { closeDelay, openDelay } from "../categories/use-hover-menu.ts";

/** The name of the customer, which opens a menu of the customer's own pages. */
export function CustomerMenu({ nickname }: { readonly nickname: string }): ReactElement {
  const { i18n, t } = useLingui();
  const logOut = useLogout();
  const hover = useHoverDetails();
  return (
    <div role="group" {...hover}>
      <Menu
        {...useMenuList()}
        align="end"
        trigger={
          <span className={greeting}>
            {nickname === "" ? <Trans>My account</Trans> : <Trans>Hello, {nickname}</Trans>}
          </span>
        }
      >
        {useChromeEntries("customer").map(({ target, label, icon, count }) => (
          <MenuItem
            key={target.to}
            icon={icon !== undefined && <Icon of={icon} size={16} />}
            aside={count !== undefined && <EntryCount of={count} />}
            link={(props) => <Link {...target} {...props} />}
          >
            {i18n._(label)}
          </MenuItem>
        ))}
        <MenuItem
          icon={<Icon of={LogOut} size={16} />}
          link={(props) => <button type="button" onClick={logOut} {...props} />}
        >
          {t`Log out`}
        </MenuItem>
      </Menu>
    </div>
  );
}

interface HoverDetails {
  readonly onPointerEnter: (event: PointerEvent) => void;
  readonly onPointerLeave: (event: PointerEvent) => void;
  readonly onClickCapture: (event: MouseEvent) => void;
}

/** Handlers for the parent of a `<details>` that a mouse opens by pointing, too. A press then keeps it open. */
function useHoverDetails(): HoverDetails {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const byPointing = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  function soon({ currentTarget, pointerType }: PointerEvent, open: boolean): void {
    if (pointerType !== "mouse") return;
    clearTimeout(timer.current);
    const details = currentTarget.querySelector("details");
    timer.current = setTimeout(
      () => {
        if (details === null || details.open === open || (!open && !byPointing.current)) return;
        byPointing.current = open;
        details.open = open;
      },
      open ? openDelay : closeDelay,
    );
  }
  return {
    onPointerEnter: (event) => soon(event, true),
    onPointerLeave: (event) => soon(event, false),
    onClickCapture: (event) => {
      clearTimeout(timer.current);
      if (byPointing.current && event.target instanceof Element && event.target.closest("summary") !== null)
        event.preventDefault();
      byPointing.current = false;
    },
  };
}
