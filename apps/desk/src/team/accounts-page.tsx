import { Trans, useLingui } from "@lingui/react/macro";
import { type DeskAccount, deskAccountsQuery, removeFactorsOfAccount, resetDeskAccount } from "@plaza/api-client/desk";
import { CompactField } from "@plaza/ui-kit/compact-field";
import { EmptyState } from "@plaza/ui-kit/empty-state";
import { Icon } from "@plaza/ui-kit/icon";
import { useQuery } from "@tanstack/react-query";
import { Search } from "lucide";
import { type ReactElement, useDeferredValue, useState } from "react";
import { accountsRoute } from "../routes.ts";
import { Loaded } from "../shared/loaded.tsx";
import { PageHead } from "../shared/page-head.tsx";
import { cardTable, cell, page, panel, table, tableFrame } from "../shared/page.css.ts";
import { TableHead } from "../shared/table-head.tsx";
import { MemberName } from "./member-name.tsx";
import { NewPasswordButton } from "./new-password-button.tsx";
import { type Password, PasswordDialog } from "./password-dialog.tsx";
import { RemoveFactorsButton } from "./remove-factors-button.tsx";
import { useRoleNames } from "./use-role-names.ts";

/** Whoever logs in at the desk: operators give a new password to who has no other way. */
export function AccountsPage(): ReactElement {
  const { t } = useLingui();
  const { desk } = accountsRoute.useRouteContext();
  const [words, setWords] = useState("");
  const asked = useDeferredValue(words.trim());
  const query = useQuery({ ...deskAccountsQuery(desk, { words: asked }), placeholderData: (before) => before });
  const [password, setPassword] = useState<Password | null>(null);
  return (
    <div className={page}>
      <PageHead title={t`Accounts`}>
        <CompactField
          label={t`Account, name or shop`}
          placeholder={t`Account, name or shop`}
          prefix={<Icon of={Search} size={16} />}
          type="search"
          value={words}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
        />
      </PageHead>
      <div className={panel}>
        <Loaded query={query}>
          {(accounts) =>
            accounts.length === 0 ? (
              <EmptyState title={<Trans>No account matches “{asked}”</Trans>} />
            ) : (
              <div className={tableFrame}>
                <table className={`${table} ${cardTable}`}>
                  <TableHead heads={[t`Member`, t`Role`, t`Shop`, t`Password`, t`Second factor`]} />
                  <tbody>
                    {accounts.map((account) => (
                      <AccountRow key={account.id} account={account} onPassword={setPassword} />
                    ))}
                  </tbody>
                </table>
              </div>
            )
          }
        </Loaded>
      </div>
      {password !== null && <PasswordDialog password={password} onClose={() => setPassword(null)} />}
    </div>
  );
}

interface AccountRowProps {
  readonly account: DeskAccount;
  readonly onPassword: (password: Password) => void;
}

function AccountRow({ account: known, onPassword }: AccountRowProps): ReactElement {
  const { t } = useLingui();
  const { desk } = accountsRoute.useRouteContext();
  const roleNames = useRoleNames();
  const { id, account, nickname, role, shop, isDisabled, isSelf, hasSecondFactor } = known;
  const who = { account, nickname };
  return (
    <tr>
      <td className={cell}>
        <MemberName {...who} isSelf={isSelf} isDisabled={isDisabled} />
      </td>
      <td className={cell}>{roleNames[role]}</td>
      <td className={cell}>{shop === null ? t`The platform` : <bdi>{shop}</bdi>}</td>
      <td className={cell}>
        {!isSelf && <NewPasswordButton {...who} send={() => resetDeskAccount(desk, { id })} onPassword={onPassword} />}
      </td>
      <td className={cell}>
        {hasSecondFactor && !isSelf && (
          <RemoveFactorsButton {...who} send={(current) => removeFactorsOfAccount(desk, { id, current })} />
        )}
        {hasSecondFactor && isSelf && <Trans>Set up</Trans>}
      </td>
    </tr>
  );
}
