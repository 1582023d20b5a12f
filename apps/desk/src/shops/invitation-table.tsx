import { Trans, useLingui } from "@lingui/react/macro";
import type { ShopInvitation } from "@plaza/api-client/desk";
import { formatDateTime, useReader } from "@plaza/i18n";
import { Button } from "@plaza/ui-kit/button";
import { Status, type StatusProps } from "@plaza/ui-kit/status";
import { textLink } from "@plaza/ui-kit/text-link";
import { Link } from "@tanstack/react-router";
import { type ReactElement, useEffect, useRef, useState } from "react";
import { cardTable, cell, mute, strong, table, tableFrame } from "../shared/page.css.ts";
import { TableHead } from "../shared/table-head.tsx";
import { WithdrawInvitationDialog } from "./withdraw-invitation-dialog.tsx";

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
  // Not in the row, which has no more to ask as soon as the invitation is used: the dialog stays and says so.
  const [asked, setAsked] = useState<ShopInvitation | null>(null);
  // The button that the focus would return to goes with its invitation; the row stays.
  const [left, setLeft] = useState<ShopInvitation | null>(null);
  const rows = useRef<HTMLTableSectionElement>(null);
  useEffect(() => {
    if (left !== null) rows.current?.querySelector<HTMLElement>(`[data-invitation="${left.id}"]`)?.focus();
  }, [left]);
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
        <tbody ref={rows}>
          {invitations.map((invitation) => {
            const { id, note, state, invitedBy, createdAt, expiresAt, shop } = invitation;
            return (
              <tr key={id}>
                <th scope="row" className={cell} tabIndex={-1} data-invitation={id}>
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
                  {state === "open" ? (
                    <Button
                      size="small"
                      aria-label={t`Withdraw the invitation: ${note}`}
                      onClick={() => setAsked(invitation)}
                    >
                      <Trans>Withdraw</Trans>
                    </Button>
                  ) : (
                    <Trans>None</Trans>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {asked !== null && (
        <WithdrawInvitationDialog
          invitation={asked}
          onClose={() => setAsked(null)}
          onOver={() => {
            setAsked(null);
            setLeft(asked);
          }}
        />
      )}
    </div>
  );
}
