import { Trans, useLingui } from "@lingui/react/macro";
import { type PolicyDetail, publishPolicyAgain } from "@plaza/api-client/desk";
import type { ReactElement } from "react";
import { policyRoute } from "../routes.ts";
import { VersionHistory } from "../shared/version-history/version-history.tsx";
import { PolicyVersionDialog } from "./policy-version-dialog.tsx";

export interface PolicyHistoryProps {
  readonly policy: PolicyDetail;
  /** That was seen. */
  readonly revision: number;
}

/** Who has published what of a policy. The newest version is the one that holds. */
export function PolicyHistory({ policy, revision }: PolicyHistoryProps): ReactElement {
  const { t } = useLingui();
  const { desk } = policyRoute.useRouteContext();
  const { key, versions } = policy;
  return (
    <VersionHistory
      versions={versions}
      current={versions[0]?.version ?? 0}
      again={{
        event: "policy-change",
        send: (version) => publishPolicyAgain(desk, { key, revision, version }),
        explanation: <Trans>Its text becomes a new version, which holds from now on. A draft stays as it is.</Trans>,
        done: t`The earlier text holds again, as a new version.`,
      }}
      read={(version, onClose) => <PolicyVersionDialog policyKey={key} version={version} onClose={onClose} />}
    />
  );
}
