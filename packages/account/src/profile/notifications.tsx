import { Trans } from "@lingui/react/macro";
import type { ReactElement } from "react";
import { NoticeSettings } from "../notices/notice-settings.tsx";
import * as look from "../shared/account-section.css.ts";

/** The same settings as on the page of notices. Only where `alerts` is announced. */
export function Notifications(): ReactElement {
  return (
    <section className={look.section} aria-labelledby="notifications">
      <h2 id="notifications" className={look.heading}>
        <Trans>Notifications</Trans>
      </h2>
      <NoticeSettings />
    </section>
  );
}
