import { Trans, useLingui } from "@lingui/react/macro";
import { categoryTreeQuery } from "@plaza/api-client";
import { rootRoute } from "@plaza/routing";
import { Icon } from "@plaza/ui-kit/icon";
import { useQuery } from "@tanstack/react-query";
import { useLocation } from "@tanstack/react-router";
import { ChevronDown, Menu } from "lucide";
import { type FocusEvent, type KeyboardEvent, type ReactElement, useId, useRef, useState } from "react";
import { CategoryPanel } from "./category-panel.tsx";
import * as look from "./category-menu.css.ts";

/**
 * "All categories" with its panel. On home the panel is part of the page and stays; elsewhere the button opens it, and
 * Escape, a choice or leaving it closes it again.
 */
export function CategoryMenu(): ReactElement {
  const { t } = useLingui();
  const { api } = rootRoute.useRouteContext();
  const { data: tree } = useQuery(categoryTreeQuery(api));
  const pathname = useLocation({ select: (location) => location.pathname });
  // Where the menu was opened: on another page it is closed.
  const [openedOn, setOpenedOn] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const home = pathname === "/";
  const open = openedOn === pathname;

  function closeOnEscape(event: KeyboardEvent): void {
    if (event.key !== "Escape" || !open) return;
    setOpenedOn(null);
    button.current?.focus();
  }
  function closeOnLeave(event: FocusEvent): void {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpenedOn(null);
  }

  return (
    <div role="group" aria-label={t`Categories`} className={look.menu} onKeyDown={closeOnEscape} onBlur={closeOnLeave}>
      <button
        ref={button}
        type="button"
        className={look.button}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => {
          setOpenedOn(open ? null : pathname);
        }}
      >
        <Icon of={Menu} size={18} />
        <Trans>All categories</Trans>
        <span className={look.chevron}>
          <Icon of={ChevronDown} size={16} />
        </span>
      </button>
      <div id={panelId} className={open ? look.panel.open : home ? look.panel.home : look.panel.closed}>
        {tree !== undefined && tree.length > 0 && (
          <CategoryPanel
            tree={tree}
            onChoose={() => {
              setOpenedOn(null);
            }}
          />
        )}
      </div>
    </div>
  );
}
