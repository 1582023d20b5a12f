import type { ReactElement, ReactNode } from "react";
import { main } from "./frame.css.ts";
import { late } from "./late.ts";
import { mainId } from "./main-id.ts";
import { pageWidth } from "./page-width.css.ts";

const OfflineAlert = late("OfflineAlert");
const PageBottom = late("PageBottom");
const kinds = {
  default: { Top: late("DefaultTop"), Bottom: PageBottom, column: true },
  street: { Top: late("StreetTop"), Bottom: PageBottom, column: false },
  account: { Top: late("AccountTop"), Bottom: late("FooterBottom"), column: true },
};

export interface FrameProps {
  readonly kind: keyof typeof kinds;
  readonly children: ReactNode;
}

/** What stands around the pages of a layout, and around whatever stands in the place of one. */
export function Frame({ kind, children }: FrameProps): ReactElement {
  const { Top, Bottom, column } = kinds[kind];
  return (
    <>
      <Top />
      <main id={mainId} tabIndex={-1} className={column ? `${pageWidth} ${main}` : main}>
        <OfflineAlert />
        {children}
      </main>
      <Bottom />
    </>
  );
}
