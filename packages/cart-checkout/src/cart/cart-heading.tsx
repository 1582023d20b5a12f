import { Plural, Trans } from "@lingui/react/macro";
import type { ReactElement, Ref } from "react";
import { aside, heading, title } from "../shared/columns.css.ts";

export interface CartHeadingProps {
  readonly ref?: Ref<HTMLHeadingElement> | undefined;
  /** As the badge of the cart counts; left out while it is unknown. */
  readonly pieces?: number | undefined;
  /** How many of the pieces. */
  readonly selected?: number | undefined;
}

export function CartHeading({ ref, pieces = 0, selected }: CartHeadingProps): ReactElement {
  return (
    <div className={heading}>
      <h1 ref={ref} tabIndex={-1} className={title}>
        <Trans>Cart</Trans>
      </h1>
      <output className={aside}>
        {pieces > 0 && (
          <Trans>
            <Plural value={pieces} one="# item" other="# items" />, {selected} selected
          </Trans>
        )}
      </output>
    </div>
  );
}
