import { Trans, useLingui } from "@lingui/react/macro";
import { addPolicySkeletons, type ListedPolicies, policiesQuery, type PolicyKey } from "@plaza/api-client/desk";
import { Alert } from "@plaza/ui-kit/alert";
import { Button } from "@plaza/ui-kit/button";
import { useToasts } from "@plaza/ui-kit/toast";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { policiesRoute } from "../routes.ts";
import { Loaded } from "../shared/loaded.tsx";
import { mute, page, panel, row, stack } from "../shared/page.css.ts";
import { PageHead } from "../shared/page-head.tsx";
import { useChange } from "../shared/use-change.ts";
import { PolicyTable } from "./policy-table.tsx";

/** What customers and merchants agree to, and how far each text is. */
export function PoliciesPage(): ReactElement {
  const { t } = useLingui();
  const { desk } = policiesRoute.useRouteContext();
  const query = useQuery(policiesQuery(desk, undefined));
  return (
    <div className={page}>
      <PageHead title={t`Policies`} />
      <p className={mute}>
        <Trans>
          Each text is published in versions. What somebody has accepted is kept, so a version that was published never
          changes.
        </Trans>
      </p>
      <div className={panel}>
        <Loaded query={query} lines={4}>
          {(data) => (
            <div className={stack}>
              <WhatIsClosed policies={data.policies} />
              <Beginning policies={data.policies} />
              <PolicyTable {...data} />
            </div>
          )}
        </Loaded>
      </div>
    </div>
  );
}

type Policies = Pick<ListedPolicies, "policies">;

/** Nobody can accept what is not there. */
function WhatIsClosed({ policies }: Policies): ReactElement | null {
  const isPublished = (key: PolicyKey): boolean => policies.some((each) => each.key === key && each.published !== null);
  const isRegistrationClosed = !isPublished("service") || !isPublished("privacy");
  const isEntryClosed = !isPublished("merchant");
  if (!isRegistrationClosed && !isEntryClosed) return null;
  return (
    <Alert kind="warning">
      {isRegistrationClosed && isEntryClosed ? (
        <Trans>
          Customers cannot register, and merchants cannot apply, until the service agreement, the privacy policy and the
          merchant agreement are published. The shop says so.
        </Trans>
      ) : isRegistrationClosed ? (
        <Trans>
          Customers cannot register until the service agreement and the privacy policy are published. The shop says so.
        </Trans>
      ) : (
        <Trans>Merchants cannot apply until the merchant agreement is published. The shop says so.</Trans>
      )}
    </Alert>
  );
}

/** Skeletons for what nobody has begun. */
function Beginning({ policies }: Policies): ReactElement | null {
  const { t } = useLingui();
  const toasts = useToasts();
  const { desk } = policiesRoute.useRouteContext();
  const add = useChange({
    event: "policy-change",
    send: () => addPolicySkeletons(desk),
    onDone: () => toasts.show(t`The skeletons are there, to be checked.`),
    onProblem: (text) => toasts.show(text, "danger"),
  });
  if (!policies.some(({ hasDraft, published }) => !hasDraft && published === null)) return null;
  return (
    <div className={row}>
      <Button kind="primary" busy={add.busy} onClick={() => add.run()}>
        <Trans>Begin with skeletons</Trans>
      </Button>
      <span className={mute}>
        <Trans>Short texts in four languages, marked as to be checked. They are no legal advice.</Trans>
      </span>
    </div>
  );
}
