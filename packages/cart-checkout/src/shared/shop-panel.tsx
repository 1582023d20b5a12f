import { ShopMark } from "@plaza/ui-kit/shop-mark";
import { Tag } from "@plaza/ui-kit/tag";
import { type ReactElement, type ReactNode, useId } from "react";
import * as look from "./shop-panel.css.ts";

export interface ShopPanelProps {
  readonly name: string;
  /** Whether the shop is the platform's own. */
  readonly selfOperated: boolean;
  /** Before the name: a box that selects all of it. */
  readonly box?: ReactElement | undefined;
  /** At the end of the head. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** The lines of one shop under its name. */
export function ShopPanel({ name, selfOperated, box, aside, children }: ShopPanelProps): ReactElement {
  const id = useId();
  return (
    <section className={look.shop} aria-labelledby={id}>
      <header className={look.head}>
        {box}
        <ShopMark name={name} size={24} />
        <h2 id={id} className={look.name}>
          {name}
        </h2>
        {selfOperated && (
          <span className={look.tag}>
            <Tag kind="own" />
          </span>
        )}
        <span className={look.aside}>{aside}</span>
      </header>
      {children}
    </section>
  );
}
