import { Trans, useLingui } from "@lingui/react/macro";
import { useLazyModule } from "@plaza/routing";
import { Icon } from "@plaza/ui-kit/icon";
import { media } from "@plaza/ui-kit/media";
import { useLocation } from "@tanstack/react-router";
import { ChevronDown, Menu } from "lucide";
import { type FocusEvent, type KeyboardEvent, type ReactElement, useId, useRef, useState } from "react";
import { categoriesMissing } from "./categories-missing-code.ts";
import { CategoryPanel } from "./category-panel.tsx";
import { useCategorySheet } from "./use-category-sheet.tsx";
import { useHoverMenu } from "./use-hover-menu.ts";
import { useDepartments, useCategoryTree } from "../chrome-data.ts";
import * as look from "./category-menu.css.ts";

/**
 * "All categories" with its panel. On home the panel is part of the page and stays; elsewhere pointing at the button or
 * pressing it opens it, and Escape, a choice or leaving it closes it again. Narrow screens get a sheet instead.
 */
export function CategoryMenu(): ReactElement {
  const { t } = useLingui();
  const departments = useDepartments();
  // The lower levels are fetched on the approach, before anything that shows them opens.
  const [approached, setApproached] = useState(false);
  const tree = useCategoryTree(approached);
  const isEmpty = departments.length === 0;
  const missing = useLazyModule(categoriesMissing, isEmpty && "needed");
  const pathname = useLocation({ select: (location) => location.pathname });
  const menu = useHoverMenu(pathname);
  const sheet = useCategorySheet();
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const home = pathname === "/";

  function onPress(): void {
    if (matchMedia(media.belowSmallDesktop).matches) sheet.open();
    else if (home) document.getElementById(panelId)?.querySelector("a")?.focus();
    else menu.press();
  }
  function closeOnEscape(event: KeyboardEvent): void {
    if (event.key !== "Escape" || !menu.open) return;
    menu.close();
    button.current?.focus();
  }
  function closeOnLeave(event: FocusEvent): void {
    if (!event.currentTarget.contains(event.relatedTarget)) menu.close();
  }

  return (
    <div
      role="group"
      aria-label={t`Categories`}
      className={look.menu}
      onKeyDown={closeOnEscape}
      onBlur={closeOnLeave}
      onFocus={() => setApproached(true)}
      onPointerOver={() => setApproached(true)}
      {...(home ? {} : menu.hover)}
    >
      <button
        ref={button}
        type="button"
        className={look.button}
        aria-expanded={home ? undefined : menu.open}
        aria-controls={panelId}
        onClick={onPress}
      >
        <Icon of={Menu} size={18} />
        <Trans>All categories</Trans>
        <span className={look.chevron}>
          <Icon of={ChevronDown} size={16} />
        </span>
      </button>
      <div id={panelId} className={home ? look.panel.home : menu.open ? look.panel.open : look.panel.closed}>
        {isEmpty ? (
          missing.module !== null && <missing.module.CategoriesMissing position="panel" tree={tree} />
        ) : (
          <CategoryPanel departments={departments} tree={tree} floating={!home} onChoose={menu.close} />
        )}
      </div>
      {sheet.element}
    </div>
  );
}
