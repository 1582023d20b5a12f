import { Trans, useLingui } from "@lingui/react/macro";
import type { DemoCustomer } from "@plaza/api-client";
import { to } from "@plaza/routing";
import { visuallyHidden } from "@plaza/ui-kit/global";
import { Tabs } from "@plaza/ui-kit/tabs";
import { textLink } from "@plaza/ui-kit/text-link";
import { Link } from "@tanstack/react-router";
import { type ReactElement, useEffect, useRef, useState } from "react";
import { AccountPanel } from "../shared/account-panel.tsx";
import { foot } from "../shared/account-panel.css.ts";
import { DemoCustomers } from "./demo-customers.tsx";
import { panel as panelLook, tab } from "./login-page.css.ts";
import { PasswordLogin } from "./password-login.tsx";
import { SmsLogin } from "./sms-login.tsx";
import { useRememberedMobile } from "./use-remembered-mobile.ts";

/** Login by text message or by password; both forms share the mobile number. */
export function LoginPage(): ReactElement {
  const { t } = useLingui();
  const [way, setWay] = useState<"sms" | "password">("sms");
  const number = useRememberedMobile();
  const panel = useRef<HTMLDivElement>(null);
  /** The demo customer that was pressed, and how many presses there have been: each fills the form anew. */
  const [chosen, setChosen] = useState({ presses: 0, password: "" });
  useEffect(() => {
    // All that is left to be done is to send it.
    if (chosen.presses > 0) panel.current?.querySelector<HTMLElement>("[type=submit]")?.focus();
  }, [chosen]);
  function select(next: typeof way): void {
    const field = panel.current?.querySelector<HTMLInputElement>("[name=mobile]");
    if (field != null) number.write(field.value);
    setWay(next);
    if (chosen.password !== "") setChosen({ presses: 0, password: "" });
  }
  function choose({ mobile, password }: DemoCustomer): void {
    number.write(mobile);
    setWay("password");
    setChosen({ presses: chosen.presses + 1, password });
  }
  return (
    <AccountPanel>
      <h1 className={visuallyHidden}>
        <Trans>Log in</Trans>
      </h1>
      <Tabs
        label={t`Ways to log in`}
        items={[
          { id: "sms", label: <span className={tab}>{t`SMS login`}</span> },
          { id: "password", label: <span className={tab}>{t`Password login`}</span> },
        ]}
        selected={way}
        onSelect={select}
      >
        <div ref={panel} className={panelLook}>
          {way === "sms" ? (
            <SmsLogin number={number} />
          ) : (
            <PasswordLogin key={chosen.presses} number={number} password={chosen.password} />
          )}
        </div>
      </Tabs>
      <p className={foot}>
        <Trans>
          New here?{" "}
          <Link {...to.register()} className={textLink}>
            Create an account
          </Link>
        </Trans>
      </p>
      <DemoCustomers onChoose={choose} />
    </AccountPanel>
  );
}
