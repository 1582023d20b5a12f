import { Plural, Trans } from "@lingui/react/macro";
import type { ReactElement, Ref } from "react";
import { aside, heading, title } from "../shared/columns.css.ts";

export interface CartHeadingProps {
  readonly ref?: Ref<HTMLHeadingElement> | undefined;
  /** Left out while it is unknown. */
  readonly lines?: number | undefined;
  readonly selected?: number | undefined;
}

export function CartHeading({ ref, lines = 0, selected = 0 }: CartHeadingProps): ReactElement {
  return (
    <div className={heading}>
      <h1 ref={ref} tabIndex={-1} className={title}>
        <Trans>Cart</Trans>
      </h1>
      <output className={aside}>
        {lines > 0 && (
          <Trans>
            <Plural value={lines} one="# product" other="# products" />, {selected} selected
          </Trans>
        )}
      </output>
    </div>
  );
}
