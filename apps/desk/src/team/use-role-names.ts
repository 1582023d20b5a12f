import { useLingui } from "@lingui/react/macro";
import type { DeskRole } from "@plaza/api-client/desk";

export function useRoleNames(): Readonly<Record<DeskRole, string>> {
  const { t } = useLingui();
  return {
    agent: t`Agent: answers customers`,
    staff: t`Staff: all but the team`,
    owner: t`Owner`,
    operator: t`Operator of the platform`,
  };
}
