import { Trans, useLingui } from "@lingui/react/macro";
import { waitingDocumentsQuery, waitingShopNamesQuery } from "@plaza/api-client/desk";
import { Button } from "@plaza/ui-kit/button";
import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { shopsRoute } from "../routes.ts";
import { ListTabs } from "../shared/list-tabs.tsx";
import { page, panel } from "../shared/page.css.ts";
import { PageHead } from "../shared/page-head.tsx";
import { PasswordDialog, type Password } from "../team/password-dialog.tsx";
import { InvitationLinkDialog } from "./invitation-link-dialog.tsx";
import { InvitationList } from "./invitation-list.tsx";
import { InviteDialog } from "./invite-dialog.tsx";
import { NewShopDialog } from "./new-shop-dialog.tsx";
import { ShopList } from "./shop-list.tsx";
import { useShopStateNames } from "./shop-state.tsx";
import { WaitingList } from "./waiting-list.tsx";
import { shopLists } from "./shops-search.ts";

type Dialog =
  | { readonly is: "new" | "invite" }
  | { readonly is: "password"; readonly password: Password }
  | { readonly is: "link"; readonly link: string };

/** The shops of the marketplace, and who is invited to open one. */
export function ShopsPage(): ReactElement {
  const { t } = useLingui();
  const { desk } = shopsRoute.useRouteContext();
  const { list = shopLists[0], words } = shopsRoute.useSearch();
  const { data: waitingNames } = useQuery(waitingShopNamesQuery(desk, undefined));
  const { data: waitingDocuments } = useQuery(waitingDocumentsQuery(desk, undefined));
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const close = (): void => setDialog(null);
  const names = {
    ...useShopStateNames(),
    all: t({ message: "All", context: "shops" }),
    invitations: t`Invitations`,
  };
  return (
    <div className={page}>
      <PageHead title={t`Shops`}>
        <Button onClick={() => setDialog({ is: "invite" })}>
          <Trans>Invite by a link</Trans>
        </Button>
        <Button kind="primary" onClick={() => setDialog({ is: "new" })}>
          <Trans>New shop</Trans>
        </Button>
      </PageHead>
      <WaitingList
        title={t`Names to decide`}
        items={(waitingNames ?? []).map((waiting) => ({ ...waiting, key: waiting.shop.id }))}
      />
      <WaitingList
        title={t`Documents to check`}
        items={(waitingDocuments ?? []).map((waiting) => ({ ...waiting, key: waiting.id }))}
      />
      <ListTabs
        label={t`Lists of shops`}
        usual={shopLists[0]}
        current={list}
        tabs={shopLists.map((each) => ({ list: each, label: names[each] }))}
        {...(words !== undefined && { search: { words } })}
      />
      <div className={panel}>{list === "invitations" ? <InvitationList /> : <ShopList list={list} />}</div>
      {dialog?.is === "new" && (
        <NewShopDialog onMade={(password) => setDialog({ is: "password", password })} onClose={close} />
      )}
      {dialog?.is === "password" && <PasswordDialog password={dialog.password} onClose={close} />}
      {dialog?.is === "invite" && (
        <InviteDialog onInvited={(link) => setDialog({ is: "link", link })} onClose={close} />
      )}
      {dialog?.is === "link" && <InvitationLinkDialog link={dialog.link} onClose={close} />}
    </div>
  );
}
