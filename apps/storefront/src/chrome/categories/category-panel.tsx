import { useLingui } from "@lingui/react/macro";
import type { Department } from "@plaza/api-client";
import { lazyModule, to, useLazyModule } from "@plaza/routing";
import { Icon } from "@plaza/ui-kit/icon";
import { Link } from "@tanstack/react-router";
import { ChevronRight } from "lucide";
import { type KeyboardEvent, type ReactElement, useRef, useState } from "react";
import { categoriesMissing } from "./categories-missing-code.ts";
import { useAimedChoice } from "./use-aimed-choice.ts";
import type { CategoryTree } from "../chrome-data.ts";
import * as look from "./category-panel.css.ts";

const flyoutModule = lazyModule(() => import("./category-flyout.tsx"));

export interface CategoryPanelProps {
  readonly departments: readonly Department[];
  /** All levels, as far as they have been loaded. */
  readonly tree: CategoryTree;
  /** Whether the panel lies over the page, rather than being a part of it. */
  readonly floating: boolean;
  /** Called when the link of a category is followed. */
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
export function CategoryPanel({ departments, tree, floating, onChoose }: CategoryPanelProps): ReactElement {
  const { t } = useLingui();
  const [open, setOpen] = useState<{ readonly id: number; readonly byKeyboard: boolean } | null>(null);
  const active = open?.id;
  const below = tree.categories.find(({ id, children }) => id === active && children.length > 0);
  const list = useRef<HTMLUListElement>(null);
  const approached = tree.categories.length > 0;
  const { module } = useLazyModule(flyoutModule, open === null ? approached : "needed");
  const missing = useLazyModule(categoriesMissing, tree.failed && "needed");
  const flyout = (): Element | null | undefined => list.current?.querySelector("[data-flyout-of]");
  const aimed = useAimedChoice({
    chosen: open?.id ?? null,
    choose: (id: number) => setOpen({ id, byKeyboard: false }),
    edge: () => {
      const box = flyout()?.getBoundingClientRect();
      return box === undefined ? null : { x: box.left, top: box.top, bottom: box.bottom };
    },
  });

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
        aimed.forget();
        setOpen(null);
      }}
    >
      <ul ref={list} className={floating ? `${look.list} ${look.floating}` : look.list} aria-label={t`Categories`}>
        {departments.map((category) => (
          <li
            key={category.id}
            className={look.item}
            onPointerEnter={(event) => aimed.onEnter(category.id, event)}
            onPointerMove={(event) => aimed.onMove(category.id, event)}
          >
            <Link
              {...to.category({ id: category.id })}
              className={active === category.id ? look.link.active : look.link.usual}
              data-category={category.id}
              onClick={onChoose}
              onKeyDown={(event) => {
                onLevelOneKey(event, category.id);
              }}
            >
              <span className={look.name}>{category.name}</span>
              <span className={look.chevron}>
                <Icon of={ChevronRight} size={14} />
              </span>
            </Link>
            {missing.module !== null && active === category.id && below === undefined && (
              <missing.module.CategoriesMissing position="flyout" tree={tree} />
            )}
            {module !== null && below?.id === category.id && (
              <module.CategoryFlyout
                category={below}
                takesFocus={open?.byKeyboard === true}
                onChoose={onChoose}
                onLeave={() => {
                  leaveFlyout(category.id);
                }}
                onStep={(from, by) => {
                  step(flyout(), from, by);
                }}
              />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
