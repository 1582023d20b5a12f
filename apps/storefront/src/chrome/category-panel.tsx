import type { Category } from "@plaza/api-client";
import { useLingui } from "@lingui/react/macro";
import { Icon } from "@plaza/ui-kit/icon";
import { Link } from "@tanstack/react-router";
import { ChevronRight } from "lucide";
import { type KeyboardEvent, type ReactElement, useRef, useState } from "react";
import { CategoryFlyout } from "./category-flyout.tsx";
import * as look from "./category-panel.css.ts";

export interface CategoryPanelProps {
  readonly tree: readonly Category[];
  /** A category was followed. */
  readonly onChoose: () => void;
}

/** Moves the focus among the links of one list. */
function step(list: Element | null | undefined, from: EventTarget, by: 1 | -1): void {
  const links = [...(list?.querySelectorAll<HTMLElement>(":scope > li > a, :scope a[data-flyout]") ?? [])];
  const at = links.findIndex((link) => link === from);
  links[(at + by + links.length) % links.length]?.focus();
}

/**
 * The first level with the fly-out of the one that is pointed at. By keyboard: up and down move along a level, right
 * opens the fly-out, left or Escape leaves it.
 */
export function CategoryPanel({ tree, onChoose }: CategoryPanelProps): ReactElement {
  const { t } = useLingui();
  const [open, setOpen] = useState<{ readonly id: number; readonly byKeyboard: boolean } | null>(null);
  const active = open?.id;
  const list = useRef<HTMLUListElement>(null);

  function onLevelOneKey(event: KeyboardEvent<HTMLAnchorElement>, id: number): void {
    const { key, currentTarget } = event;
    if (key === "ArrowDown" || key === "ArrowUp") {
      event.preventDefault();
      setOpen(null);
      step(list.current, currentTarget, key === "ArrowDown" ? 1 : -1);
    }
    if (key !== "ArrowRight") return;
    event.preventDefault();
    setOpen({ id, byKeyboard: true });
  }

  function leaveFlyout(id: number): void {
    list.current?.querySelector<HTMLElement>(`[data-category="${id}"]`)?.focus();
    setOpen(null);
  }

  return (
    <div
      className={look.panel}
      onPointerLeave={() => {
        setOpen(null);
      }}
    >
      <ul ref={list} className={look.list} aria-label={t`Categories`}>
        {tree.map((category) => (
          <li
            key={category.id}
            className={look.item}
            onPointerEnter={({ pointerType }) => {
              if (pointerType === "mouse") setOpen({ id: category.id, byKeyboard: false });
            }}
          >
            <Link
              to="/category"
              search={{ id: category.id }}
              className={active === category.id ? look.link.active : look.link.usual}
              data-category={category.id}
              onClick={onChoose}
              onKeyDown={(event) => {
                onLevelOneKey(event, category.id);
              }}
            >
              <span className={look.name}>{category.name}</span>
              <Icon of={ChevronRight} size={14} />
            </Link>
            {active === category.id && category.children.length > 0 && (
              <CategoryFlyout
                category={category}
                takesFocus={open?.byKeyboard === true}
                onChoose={onChoose}
                onLeave={() => {
                  leaveFlyout(category.id);
                }}
                onStep={(from, by) => {
                  step(list.current?.querySelector("[data-flyout-of]"), from, by);
                }}
              />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
