import type { ReactElement } from "react";
import { Logo, type LogoProps } from "@plaza/ui-kit/logo";
import { written } from "./site-name.css.ts";

interface SiteNameProps extends LogoProps {
  /** Unknown while the platform does not answer. */
  readonly name: string | undefined;
}

/** The name of the shop: written, but for the one whose name our logo draws. */
export function SiteName({ name, ...logo }: SiteNameProps): ReactElement {
  return name === "Plaza" ? <Logo {...logo} /> : <strong className={written}>{name}</strong>;
}
