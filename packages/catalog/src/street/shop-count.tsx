import { Plural } from "@lingui/react/macro";
import type { ReactElement } from "react";
import { count } from "../list/list-page.css.ts";

/** How many shops there are, said anew whenever that changes; undefined until it is known. */
export function ShopCount({ total }: { readonly total: number | undefined }): ReactElement {
  return (
    <output className={count}>{total !== undefined && <Plural value={total} one="# shop" other="# shops" />}</output>
  );
}
