import { Trans } from "@lingui/react/macro";
import { shopInvitationsQuery } from "@plaza/api-client/desk";
import { EmptyState } from "@plaza/ui-kit/empty-state";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { shopsRoute } from "../routes.ts";
import { KeysetLinks } from "../shared/keyset-links.tsx";
import { Loaded } from "../shared/loaded.tsx";
import { stack } from "../shared/page.css.ts";
import { InvitationTable } from "./invitation-table.tsx";

/** Who is invited to open a shop. */
export function InvitationList(): ReactElement {
  const { desk } = shopsRoute.useRouteContext();
  const { before } = shopsRoute.useSearch();
  const query = useQuery({ ...shopInvitationsQuery(desk, { before }), placeholderData: keepPreviousData });
  return (
    <Loaded query={query}>
      {({ invitations, hasMore }) => (
        <div className={stack}>
          {invitations.length === 0 ? (
            <EmptyState title={<Trans>Nobody is invited yet</Trans>} />
          ) : (
            <InvitationTable invitations={invitations} />
          )}
          <KeysetLinks
            before={before}
            last={hasMore ? invitations.at(-1)?.id : undefined}
            newest={<Trans>Newest invitations</Trans>}
            older={<Trans>Older invitations</Trans>}
          />
        </div>
      )}
    </Loaded>
  );
}
