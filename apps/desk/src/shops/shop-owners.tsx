import { Trans } from "@lingui/react/macro";
import { type MarketplaceShopDetail, resetDeskAccount } from "@plaza/api-client/desk";
import { type ReactElement, useState } from "react";
import { shopRoute } from "../routes.ts";
import { panel, panelTitle, stack } from "../shared/page.css.ts";
import { MemberName } from "../team/member-name.tsx";
import { NewPasswordButton } from "../team/new-password-button.tsx";
import { type Password, PasswordDialog } from "../team/password-dialog.tsx";

/** Who owns a shop: an owner who cannot log in any more gets another password. */
export function ShopOwners({ owners }: Pick<MarketplaceShopDetail, "owners">): ReactElement {
  const { desk } = shopRoute.useRouteContext();
  const [password, setPassword] = useState<Password | null>(null);
  return (
    <section className={panel} aria-labelledby="shop-owners">
      <h2 id="shop-owners" className={panelTitle}>
        <Trans>Owner</Trans>
      </h2>
      {owners.length === 0 && (
        <p>
          <Trans>Nobody owns this shop yet.</Trans>
        </p>
      )}
      <div className={stack}>
        {owners.map(({ id, account, nickname, isDisabled }) => (
          <div key={id} className={stack}>
            <div>
              <MemberName account={account} nickname={nickname} isSelf={false} isDisabled={isDisabled} />
            </div>
            <div>
              <NewPasswordButton
                account={account}
                nickname={nickname}
                send={() => resetDeskAccount(desk, { id })}
                onPassword={setPassword}
              />
            </div>
          </div>
        ))}
      </div>
      {password !== null && <PasswordDialog password={password} onClose={() => setPassword(null)} />}
    </section>
  );
}
