import { Trans, useLingui } from "@lingui/react/macro";
import type { ShopInvitation } from "@plaza/api-client/desk";
import { formatDateTime, useReader } from "@plaza/i18n";
import { Status, type StatusProps } from "@plaza/ui-kit/status";
import { textLink } from "@plaza/ui-kit/text-link";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { cardTable, cell, mute, strong, table, tableFrame } from "../shared/page.css.ts";
import { TableHead } from "../shared/table-head.tsx";
import { WithdrawInvitationButton } from "./withdraw-invitation-button.tsx";

const tones: Readonly<Record<ShopInvitation["state"], StatusProps["tone"]>> = {
  open: "brand",
  used: "success",
  withdrawn: "mute",
  expired: "mute",
};

/** Invitations with what has become of them. */
export function InvitationTable({ invitations }: { readonly invitations: readonly ShopInvitation[] }): ReactElement {
  const { t } = useLingui();
  const reader = useReader();
  const names = {
    open: t({ message: "Open", context: "invitation" }),
    used: t({ message: "Used", context: "invitation" }),
    withdrawn: t({ message: "Withdrawn", context: "invitation" }),
    expired: t({ message: "Expired", context: "invitation" }),
  };
  return (
    <div className={tableFrame}>
      <table className={`${table} ${cardTable}`}>
        <TableHead heads={[t`For whom`, t`Made`, t`Valid until`, t`State`, t`Actions`]} />
        <tbody>
          {invitations.map(({ id, note, state, invitedBy, createdAt, expiresAt, shop }) => (
            <tr key={id}>
              <th scope="row" className={cell}>
                <bdi className={strong}>{note}</bdi>
              </th>
              <td className={cell} data-column={t`Made`}>
                <div>{formatDateTime(createdAt, reader)}</div>
                {invitedBy !== "" && <div className={mute}>{invitedBy}</div>}
              </td>
              <td className={cell} data-column={t`Valid until`}>
                {formatDateTime(expiresAt, reader)}
              </td>
              <td className={cell} data-column={t`State`}>
                <Status tone={tones[state]}>{names[state]}</Status>
                {shop !== null && (
                  <div>
                    <Link to="/shops/$id" params={{ id: shop.id }} className={textLink}>
                      <bdi>{shop.name}</bdi>
                    </Link>
                  </div>
                )}
              </td>
              <td className={cell} data-column={t`Actions`}>
                {state === "open" ? <WithdrawInvitationButton id={id} note={note} /> : <Trans>None</Trans>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
