import { Trans, useLingui } from "@lingui/react/macro";
import {
  disableTeamMember,
  enableTeamMember,
  resetTeamPassword,
  type TeamMember,
  teamQuery,
} from "@plaza/api-client/desk";
import { formatDate, useLocale } from "@plaza/i18n";
import { Button } from "@plaza/ui-kit/button";
import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { teamRoute } from "../routes.ts";
import { Loaded } from "../shared/loaded.tsx";
import { cardTable, cell, mute, page, panel, table, tableFrame } from "../shared/page.css.ts";
import { TableHead } from "../shared/table-head.tsx";
import { PageHead } from "../shared/page-head.tsx";
import { SavedSwitch } from "../shared/saved-switch.tsx";
import { MemberDialog } from "./member-dialog.tsx";
import { MemberName } from "./member-name.tsx";
import { NewPasswordButton } from "./new-password-button.tsx";
import { type Password, PasswordDialog } from "./password-dialog.tsx";
import { useRoleNames } from "./use-role-names.ts";

/** Who works for the shop. */
export function TeamPage(): ReactElement {
  const { t } = useLingui();
  const { desk } = teamRoute.useRouteContext();
  const query = useQuery(teamQuery(desk, undefined));
  const [isAdding, setAdding] = useState(false);
  const [password, setPassword] = useState<Password | null>(null);
  return (
    <div className={page}>
      <PageHead title={t`Team`}>
        <Button kind="primary" onClick={() => setAdding(true)}>
          <Trans>New member</Trans>
        </Button>
      </PageHead>
      <div className={panel}>
        <Loaded query={query}>
          {(members) => (
            <div className={tableFrame}>
              <table className={`${table} ${cardTable}`}>
                <TableHead heads={[t`Member`, t`Role`, t`Since`, t`May log in`, t`Password`]} />
                <tbody>
                  {members.map((member) => (
                    <MemberRow key={member.id} member={member} onPassword={setPassword} />
                  ))}
                </tbody>
              </table>
            </div>
          )}
        </Loaded>
      </div>
      {isAdding && (
        <MemberDialog
          onAdded={(added) => {
            setAdding(false);
            setPassword(added);
          }}
          onClose={() => setAdding(false)}
        />
      )}
      {password !== null && <PasswordDialog password={password} onClose={() => setPassword(null)} />}
    </div>
  );
}

interface MemberRowProps {
  readonly member: TeamMember;
  readonly onPassword: (password: Password) => void;
}

function MemberRow({ member, onPassword }: MemberRowProps): ReactElement {
  const { t } = useLingui();
  const locale = useLocale();
  const { desk } = teamRoute.useRouteContext();
  const roleNames = useRoleNames();
  const { id, account, nickname, role, isDisabled, isSelf } = member;
  const who = { account, nickname };
  return (
    <tr>
      <td className={cell}>
        <MemberName {...who} isSelf={isSelf} />
      </td>
      <td className={cell}>{roleNames[role]}</td>
      <td className={cell} data-column={t`Since`}>
        {formatDate(member.createdAt, locale)}
      </td>
      <td className={cell} data-column={t`May log in`}>
        {role === "owner" ? (
          <span className={mute}>
            <Trans>Only the platform can change this</Trans>
          </span>
        ) : (
          <SavedSwitch
            aria-label={t`May log in: ${nickname}`}
            isOn={!isDisabled}
            send={(isEnabled) => (isEnabled ? enableTeamMember : disableTeamMember)(desk, { id })}
            event="team-change"
          />
        )}
      </td>
      <td className={cell}>
        {role !== "owner" && (
          <NewPasswordButton {...who} send={() => resetTeamPassword(desk, { id })} onPassword={onPassword} />
        )}
      </td>
    </tr>
  );
}
