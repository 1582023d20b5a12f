import { type KeyboardEvent, type ReactElement, type ReactNode, useId, useRef } from "react";
import { TabLabel } from "./tab-label.tsx";
import { panel } from "./tabs.css.ts";
import { bar, tab } from "./tabs-bar.css.ts";

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Where the focus goes from `index` of `count` things by a key, around the ends; `null` for other keys. */
export function rovingTarget(key: string, index: number, count: number): number | null {
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  const step = steps[key];
  return step === undefined ? null : (index + step + count) % count;
}

export interface TabItem<Id extends string> {
  readonly id: Id;
  readonly label: ReactNode;
  readonly count?: number | undefined;
}

export interface TabsProps<Id extends string> {
  /** What the tabs divide. */
  readonly label: string;
  readonly items: readonly TabItem<Id>[];
  readonly selected: Id;
  readonly onSelect: (id: Id) => void;
  /** The panel of the selected tab. */
  readonly children: ReactNode;
}

/** The whole list is one tab stop; arrow keys, Home and End move within it and select. */
export function Tabs<Id extends string>({ label, items, selected, onSelect, children }: TabsProps<Id>): ReactElement {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  function move(event: KeyboardEvent, index: number): void {
    const target = rovingTarget(event.key, index, items.length);
    if (target === null) return;
    const next = items[target];
    if (next === undefined || event.key === "ArrowUp" || event.key === "ArrowDown") return;
    event.preventDefault();
    onSelect(next.id);
    list.current?.querySelectorAll<HTMLElement>("[role=tab]")[target]?.focus();
  }
  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className={bar}>
        {items.map((item, index) => (
          <button
            key={item.id}
            type="button"
            role="tab"
            id={`${id}-${item.id}`}
            className={tab}
            aria-selected={item.id === selected}
            aria-controls={item.id === selected ? `${id}-panel` : undefined}
            tabIndex={item.id === selected ? 0 : -1}
            onClick={() => onSelect(item.id)}
            onKeyDown={(event) => move(event, index)}
          >
            <TabLabel {...(item.count !== undefined && { count: item.count })}>{item.label}</TabLabel>
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${selected}`} className={panel}>
        {children}
      </div>
    </>
  );
}
