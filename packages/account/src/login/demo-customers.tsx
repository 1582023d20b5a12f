import { Trans, useLingui } from "@lingui/react/macro";
import { type DemoCustomer, demoCustomersQuery } from "@plaza/api-client";
import { Button } from "@plaza/ui-kit/button";
import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useId } from "react";
import { loginRoute } from "../routes.ts";
import * as look from "./demo-customers.css.ts";

export interface DemoCustomersProps {
  readonly onChoose: (customer: DemoCustomer) => void;
}

/** Whom a visitor may try a demo as. Nothing on a platform that does not say that it is one. */
export function DemoCustomers({ onChoose }: DemoCustomersProps): ReactElement | null {
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
      <p className={look.line}>
        <Trans>Try it as one of these customers: press one, and the form is filled in.</Trans>
      </p>
      <ul className={look.list}>
        {customers.map((customer) => (
          <li key={customer.mobile} className={look.customer}>
            <div className={look.facts}>
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
