import { Trans } from "@lingui/react/macro";
import type { ReactElement } from "react";
import { usePublicData } from "./use-public-data.ts";
import { welcome } from "./site-name.css.ts";

/** Everybody is welcome by the shop's name. */
export function Welcome(): ReactElement {
  const siteName = usePublicData()?.siteName ?? "";
  return <p className={welcome}>{siteName === "" ? <Trans>Welcome</Trans> : <Trans>Welcome to {siteName}</Trans>}</p>;
}
