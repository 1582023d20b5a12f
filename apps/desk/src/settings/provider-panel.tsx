import { Trans, useLingui } from "@lingui/react/macro";
import {
  checkPaymentProvider,
  type PaymentProvider,
  paymentProvidersQuery,
  type TestOutcome,
} from "@plaza/api-client/desk";
import { Button } from "@plaza/ui-kit/button";
import { Tag } from "@plaza/ui-kit/tag";
import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { settingsRoute } from "../routes.ts";
import { Loaded } from "../shared/loaded.tsx";
import { mute, panel, panelTitle, row, strong } from "../shared/page.css.ts";
import { about, connection } from "../shared/connection.css.ts";
import { NewestTestLine, TestOutcomeAlert } from "../shared/test-outcome.tsx";
import { useChange } from "../shared/use-change.ts";

/** What a contract is configured with, where the platform runs. */
const variables: Readonly<Record<string, string>> = {
  alipay: "ALIPAY_APP_ID, ALIPAY_PRIVATE_KEY, ALIPAY_PUBLIC_KEY",
  wechat:
    "WECHAT_PAY_APP_ID, WECHAT_PAY_MERCHANT_ID, WECHAT_PAY_PRIVATE_KEY, WECHAT_PAY_CERTIFICATE_SERIAL, " +
    "WECHAT_PAY_API_V3_KEY, WECHAT_PAY_PUBLIC_KEY, WECHAT_PAY_PUBLIC_KEY_ID",
  stripe: "STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET",
};

/** The companies that take payments: with which of them there is a contract, and whether it works. */
export function ProviderPanel(): ReactElement {
  const { desk } = settingsRoute.useRouteContext();
  const query = useQuery(paymentProvidersQuery(desk, undefined));
  return (
    <section className={panel} aria-labelledby="providers">
      <h2 id="providers" className={panelTitle}>
        <Trans>Payment providers</Trans>
      </h2>
      <Loaded query={query} lines={3}>
        {(providers) => (
          <ul>
            {providers.map((provider) => (
              <Provider key={provider.method} provider={provider} />
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  );
}

function Provider({ provider }: { readonly provider: PaymentProvider }): ReactElement {
  const { t } = useLingui();
  const { desk } = settingsRoute.useRouteContext();
  const { method, name, state, test } = provider;
  const [outcome, setOutcome] = useState<TestOutcome | null>(null);
  const check = useChange({
    event: "connection-test",
    send: () => checkPaymentProvider(desk, { method }),
    onDone: setOutcome,
    onProblem: () => setOutcome(null),
  });
  const needed = variables[method] ?? "";
  return (
    <li className={connection}>
      <div className={about}>
        <div className={row}>
          <span className={strong}>{name}</span>
          {state === "contract" && (
            <Tag kind="success">
              <Trans context="channel">Set up</Trans>
            </Tag>
          )}
          {state === "sandbox" && (
            <Tag kind="info">
              <Trans>Demo</Trans>
            </Tag>
          )}
          {state === "missing" && (
            <Tag kind="neutral">
              <Trans context="channel">Not set up</Trans>
            </Tag>
          )}
        </div>
        {state === "sandbox" && (
          <p className={mute}>
            <Trans>A stand-in that takes no money. It has no credentials to test.</Trans>
          </p>
        )}
        {state === "missing" && (
          <p className={mute}>
            <Trans>Without a contract customers are not offered it. To offer it, set where the platform runs:</Trans>{" "}
            <code>{needed}</code>
          </p>
        )}
        {check.problem !== null && <p className={mute}>{check.problem}</p>}
        {outcome === null
          ? test !== null && <NewestTestLine test={test} what="credentials" />
          : !check.busy && <TestOutcomeAlert outcome={outcome} what="credentials" />}
      </div>
      {state === "contract" && (
        <Button size="small" busy={check.busy} aria-label={t`Test: ${name}`} onClick={() => check.run()}>
          <Trans context="connection">Test</Trans>
        </Button>
      )}
    </li>
  );
}
