import { ShopMark } from "@plaza/ui-kit/shop-mark";
import { Tag } from "@plaza/ui-kit/tag";
import { type ReactElement, type ReactNode, useId } from "react";
import { ProductThumbnail } from "./product-thumbnail.tsx";
import { ShopName } from "./catalog-links.tsx";
import * as look from "./shop-panel.css.ts";
import type { Elements } from "@plaza/ui-kit/slot-content";

export interface ShopPanelProps {
  /** The shop's. */
  readonly id: number;
  readonly name: string;
  /** Null: the first letter of its name is its mark. */
  readonly logo: string | null;
  /** Whether the shop is the platform's own. */
  readonly selfOperated: boolean;
  /** Before the name: a box that selects all of it. */
  readonly box?: ReactElement | undefined;
  /** At the end of the head. */
  readonly aside?: ReactNode;
  readonly children: Elements;
}

/** The lines of one shop under its name. */
export function ShopPanel({ id, name, logo, selfOperated, box, aside, children }: ShopPanelProps): ReactElement {
  const nameId = useId();
  return (
    <section className={look.shop} aria-labelledby={nameId}>
      <header className={look.head}>
        {box}
        <ShopMark name={name} size={24} logo={logo === null ? undefined : <ProductThumbnail src={logo} width={24} />} />
        <h2 id={nameId} className={look.name}>
          <ShopName id={id} name={name} />
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
