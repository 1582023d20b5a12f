import { markPageHydrated } from "@plaza/routing";
import { type ReactElement, useEffect } from "react";
import { chromeParts } from "../chrome-parts.ts";

const { NotFoundPage } = chromeParts;

/** In the place of what does not exist. The router hands over what failed, but a lazy part takes no properties. */
export function MissingPage(): ReactElement {
  useEffect(markPageHydrated, []);
  return <NotFoundPage />;
}
