import { Trans, useLingui } from "@lingui/react/macro";
import { type DemoCustomer, demoCustomersQuery } from "@plaza/api-client";
import { to } from "@plaza/routing";
import { Button } from "@plaza/ui-kit/button";
import { explanation, visuallyHidden } from "@plaza/ui-kit/global";
import { Tabs } from "@plaza/ui-kit/tabs";
import { textLink } from "@plaza/ui-kit/text-link";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type ReactElement, useEffect, useId, useRef, useState } from "react";
import { loginRoute } from "../routes.ts";
import { foot } from "../shared/account-panel.css.ts";
import { AccountPanel } from "../shared/account-panel.tsx";
import * as look from "./demo-customers.css.ts";
import { useCodeKind } from "../shared/destination-kinds.ts";
import { CodeLogin, PasswordLogin } from "./login-forms.tsx";
import { panel as panelLook, tab } from "./login-page.css.ts";
import { useRememberedDestination } from "./remembered-destination.ts";

/** Login by code or by password; both forms share the number or address. A platform that sends no codes has the password alone. */
export function LoginPage(): ReactElement {
  const { t } = useLingui();
  const [way, setWay] = useState<"code" | "password">("code");
  const number = useRememberedDestination();
  const codeKind = useCodeKind();
  const panel = useRef<HTMLDivElement>(null);
  /** The demo customer that was pressed, and how many presses there have been: each fills the form anew. */
  const [chosen, setChosen] = useState({ presses: 0, password: "" });
  useEffect(() => {
    // All that is left to be done is to send it.
    if (chosen.presses > 0) panel.current?.querySelector<HTMLElement>("[type=submit]")?.focus();
  }, [chosen]);
  function select(next: typeof way): void {
    const field = panel.current?.querySelector<HTMLInputElement>("[name=destination]");
    if (field != null) number.write(field.value);
    setWay(next);
    if (chosen.password !== "") setChosen({ presses: 0, password: "" });
  }
  function choose({ mobile, password }: DemoCustomer): void {
    number.write(mobile);
    setWay("password");
    setChosen({ presses: chosen.presses + 1, password });
  }
  const codeLabel = codeKind === "mobile" ? t`SMS login` : t`Code login`;
  return (
    <AccountPanel>
      <h1 className={visuallyHidden}>
        <Trans>Log in</Trans>
      </h1>
      <Tabs
        label={t`Ways to log in`}
        items={[
          ...(codeKind === null ? [] : [{ id: "code" as const, label: <span className={tab}>{codeLabel}</span> }]),
          { id: "password" as const, label: <span className={tab}>{t`Password login`}</span> },
        ]}
        selected={codeKind === null ? "password" : way}
        onSelect={select}
      >
        <div ref={panel} className={panelLook}>
          {way === "code" && codeKind !== null ? (
            <CodeLogin number={number} kind={codeKind} />
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

interface DemoCustomersProps {
  readonly onChoose: (customer: DemoCustomer) => void;
}

/** Whom a visitor may try a demo as. Nothing on a platform that does not say that it is one. */
function DemoCustomers({ onChoose }: DemoCustomersProps): ReactElement | null {
  const { t } = useLingui();
  const { api } = loginRoute.useRouteContext();
  // Who does not get them logs in all the same, so nothing is said of a failure.
  const { data: customers = [] } = useQuery({
    ...demoCustomersQuery(api),
    meta: { ...demoCustomersQuery.meta, quiet: true },
  });
  const title = useId();
  if (customers.length === 0) return null;
  return (
    <section className={look.block} aria-labelledby={title}>
      <h2 id={title} className={look.title}>
        <Trans>This shop is a demo</Trans>
      </h2>
      <p className={explanation}>
        <Trans>Try it as one of these customers: press one, and the form is filled in.</Trans>
      </p>
      <ul className={look.list}>
        {customers.map((customer) => (
          <li key={customer.mobile} className={look.customer}>
            <div className={look.details}>
              <b>{customer.nickname}</b>
              <span>
                <Trans>Phone number {customer.mobile}</Trans>
              </span>
              <span>
                <Trans>Password {customer.password}</Trans>
              </span>
            </div>
            <Button size="small" aria-label={t`Fill in ${customer.nickname}`} onClick={() => onChoose(customer)}>
              <Trans>Fill in</Trans>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
