import { useLingui } from "@lingui/react/macro";
import type { TeamMember } from "@plaza/api-client/desk";

export function useRoleNames(): Readonly<Record<TeamMember["role"], string>> {
  const { t } = useLingui();
  return { agent: t`Agent: answers customers`, staff: t`Staff: all but the team`, owner: t`Owner` };
}
