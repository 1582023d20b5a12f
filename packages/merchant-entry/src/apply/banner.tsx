import { Trans } from "@lingui/react/macro";
import type { ReactElement } from "react";
import { sentence } from "../shared/panel.css.ts";
import image from "./banner.webp";
import * as look from "./banner.css.ts";

/** Why somebody would open a shop here. */
export function Banner({ siteName }: { readonly siteName: string }): ReactElement {
  return (
    <div className={look.banner}>
      <img className={look.image} src={image} alt="" width={1180} height={184} />
      <div className={look.copy}>
        <h1 className={sentence}>
          <Trans>Open your shop on {siteName}</Trans>
        </h1>
        <p className={look.line}>
          <Trans>One form, an answer within 3 working days.</Trans>
        </p>
        <ul className={look.reasons}>
          <li>
            <Trans>One cart for the customers of all shops</Trans>
          </li>
          <li>
            <Trans>Four languages from the first day</Trans>
          </li>
          <li>
            <Trans>Orders, returns and questions at one desk</Trans>
          </li>
        </ul>
      </div>
    </div>
  );
}
