import type { Category } from "@plaza/api-client";
import { to } from "@plaza/routing";
import { Icon } from "@plaza/ui-kit/icon";
import { Link } from "@tanstack/react-router";
import { ChevronRight } from "lucide";
import { type KeyboardEvent, type ReactElement, useEffect, useRef } from "react";
import * as look from "./category-flyout.css.ts";
import { SmallImage } from "../small-image.tsx";

export interface CategoryFlyoutProps {
  readonly category: Category;
  /** It was opened by keyboard, so it takes the focus. */
  readonly takesFocus: boolean;
  readonly onChoose: () => void;
  readonly onLeave: () => void;
  readonly onStep: (from: EventTarget, by: 1 | -1) => void;
}

/** Levels two and three of one category; the third with its images. */
export function CategoryFlyout({ category, takesFocus, onChoose, onLeave, onStep }: CategoryFlyoutProps): ReactElement {
  const flyout = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) flyout.current?.querySelector<HTMLElement>("[data-flyout]")?.focus();
  }, [takesFocus]);

  function onKeyDown(event: KeyboardEvent): void {
    const { key } = event;
    if (key === "ArrowDown" || key === "ArrowUp") onStep(event.target, key === "ArrowDown" ? 1 : -1);
    else if (key === "ArrowLeft" || key === "Escape") onLeave();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <>
      <div className={look.bridge} />
      <div
        ref={flyout}
        role="group"
        aria-label={category.name}
        className={look.flyout}
        data-flyout-of={category.id}
        onKeyDown={onKeyDown}
      >
        {category.children.map((second) => (
          <section key={second.id} className={look.group}>
            <h3 className={look.heading}>
              <Link
                {...to.category({ id: second.id })}
                className={look.headingLink}
                data-flyout
                tabIndex={-1}
                onClick={onChoose}
              >
                <span>{second.name}</span>
                <Icon of={ChevronRight} size={14} />
              </Link>
            </h3>
            <ul className={look.leaves}>
              {second.children.map((third) => (
                <li key={third.id}>
                  <Link
                    {...to.category({ id: third.id })}
                    className={look.leaf}
                    data-flyout
                    tabIndex={-1}
                    onClick={onChoose}
                  >
                    <SmallImage src={third.image} className={look.image} size={44} />
                    <span>{third.name}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
