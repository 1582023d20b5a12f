import { Trans, useLingui } from "@lingui/react/macro";
import { Icon } from "@plaza/ui-kit/icon";
import { Menu, MenuItem } from "@plaza/ui-kit/menu";
import { Link } from "@tanstack/react-router";
import { LogOut } from "lucide";
import type { ReactElement } from "react";
import { useLogout } from "../../session/use-logout.ts";
import { greeting } from "./customer-menu.css.ts";
import { useHoverDetails } from "./use-hover-details.ts";
import { useMenuList } from "./use-menu-list.ts";
import { EntryCount } from "../entry-link.tsx";
import { useChromeEntries } from "../chrome-entries.ts";

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
