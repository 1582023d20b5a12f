import type { OrderLine } from "@plaza/api-client";
import { formatMoney } from "@plaza/i18n";
import type { Elements } from "@plaza/ui-kit/slot-content";
import type { ReactElement } from "react";
import * as look from "./line-row.css.ts";
import { Thumbnail, type ThumbnailProps } from "./thumbnail.tsx";

/** How wide the image of a line is, in CSS pixels. */
export const lineImageWidth = 64;

export interface LineRowProps {
  readonly line: Pick<OrderLine, "optionText" | "quantity" | "unitPrice">;
  readonly image: ThumbnailProps["image"];
  /** The product's name as a heading, a link where there is a page of the product. */
  readonly name: ReactElement;
  /** Below the name and what was chosen. */
  readonly below?: Elements;
  /** Below price and quantity. */
  readonly children?: Elements;
}

/** A line of an order, with the product as it was when it was bought. */
export function LineRow({ line, image, name, below, children }: LineRowProps): ReactElement {
  return (
    <div className={look.row}>
      <Thumbnail image={image} width={lineImageWidth} />
      <div>
        {name}
        <LineOption text={line.optionText} />
        {below}
      </div>
      <div className={look.price}>
        <span translate="no">{formatMoney(line.unitPrice)}</span>
        <br />
        <span translate="no">{`× ${line.quantity}`}</span>
        {children}
      </div>
    </div>
  );
}

/** What was chosen of a product, below its name. */
export function LineOption({ text }: { readonly text: string | null }): ReactElement | null {
  return text === null ? null : <p className={look.option}>{text}</p>;
}
