import { Trans, useLingui, Plural } from "@lingui/react/macro";
import { keepAccount, staleAfter, type DeletionObstacle } from "@plaza/api-client";
import { formatEdgeDate, useReader, formatMoney } from "@plaza/i18n";
import { lazyModule, rootRoute, useAction, useLazyModule, to, useOptionalLink } from "@plaza/routing";
import { Button } from "@plaza/ui-kit/button";
import { useToasts } from "@plaza/ui-kit/toast";
import { useDialog } from "@plaza/ui-kit/use-dialog";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { UserX } from "lucide";
import { type ReactElement, useState } from "react";
import { rejectionMessage } from "../shared/use-submission.ts";
import { myDeletionQuery } from "./account-data.ts";
import { DataRow, LoadStatus } from "./data-row.tsx";
import { danger, line, warning, list, withLink } from "./your-data.css.ts";
import { textLink } from "@plaza/ui-kit/text-link";
import { Link } from "@tanstack/react-router";

const deleteAccountDialog = lazyModule(() => import("./delete-account-dialog.tsx"));

/** Deleting the account: what is in the way, when it happens, and the second thought. */
export function DeletionRow(): ReactElement {
  const { t, i18n } = useLingui();
  const { api } = rootRoute.useRouteContext();
  const reader = useReader();
  const queryClient = useQueryClient();
  const toasts = useToasts();
  const { data: deletion, error, isFetching, refetch } = useQuery(myDeletionQuery(api));
  const { module: dialog, openWhenLoaded } = useDialog(
    useLazyModule(deleteAccountDialog),
    t`The form did not load. Please try again.`,
  );
  const [isOpen, setOpen] = useState(false);
  const deletedAt = deletion?.deletedAt ?? null;
  const keep = useAction({
    mutationFn: async () => {
      await keepAccount(api);
      await queryClient.invalidateQueries({ predicate: staleAfter("deletion-change") });
    },
    meta: { quiet: true },
    onSuccess: () => toasts.show(t`Your account stays.`),
    onError: (failure) => toasts.show(rejectionMessage(i18n, failure), "danger"),
  });
  const name = <Trans>Delete account</Trans>;
  if (deletion === undefined) {
    return (
      <DataRow icon={UserX} danger name={name}>
        <LoadStatus failed={error !== null} retrying={isFetching} onRetry={() => void refetch()} />
      </DataRow>
    );
  }
  const { obstacles, days } = deletion;
  const date = deletedAt === null ? "" : formatEdgeDate(deletedAt, reader);
  const isBarred = deletedAt === null && obstacles.length > 0;
  return (
    <>
      <DataRow
        icon={UserX}
        danger
        name={name}
        action={
          deletedAt !== null ? (
            <Button size="small" busy={keep.isPending} onClick={() => keep.run()}>
              <Trans>Keep my account</Trans>
            </Button>
          ) : isBarred ? undefined : (
            <Button size="small" className={danger} onClick={() => openWhenLoaded(() => setOpen(true))}>
              {name}
            </Button>
          )
        }
      >
        {deletedAt !== null ? (
          <p className={warning}>
            <Trans>Your account is going to be deleted on {date}. Until then you can keep it.</Trans>
          </p>
        ) : isBarred ? (
          <>
            <p className={line}>
              <Trans>Before you can delete your account, this has to be settled:</Trans>
            </p>
            <ObstacleList obstacles={obstacles} />
          </>
        ) : (
          <p className={line}>
            <Trans>
              Open orders and your balance have to be settled first. You have {days} days to change your mind.
            </Trans>
          </p>
        )}
      </DataRow>
      {isOpen && dialog !== null && !isBarred && deletedAt === null && (
        <dialog.DeleteAccountDialog deletion={deletion} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

/** What has to be settled before, each with a way there. */
function ObstacleList({ obstacles }: { readonly obstacles: readonly DeletionObstacle[] }): ReactElement {
  const ways = {
    orders: useOptionalLink(to.orders),
    afterSales: useOptionalLink(to.afterSales),
    wallet: useOptionalLink(to.wallet),
  };
  return (
    <ul className={list}>
      {obstacles.map((obstacle) => {
        const way = ways[screenOf(obstacle.kind)]?.();
        const text = <ObstacleText {...obstacle} />;
        return (
          <li key={obstacle.kind} className={way && withLink}>
            {way === undefined ? (
              text
            ) : (
              <Link {...way} className={textLink}>
                {text}
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function screenOf(kind: string): "orders" | "afterSales" | "wallet" {
  if (kind === "balance" || kind === "top_ups") return "wallet";
  return kind === "after_sales" || kind === "withdrawals" ? "afterSales" : "orders";
}

function ObstacleText({ kind, count, amount }: DeletionObstacle): ReactElement {
  const money = formatMoney(amount ?? 0);
  switch (kind) {
    case "orders":
      return <Plural value={count} one="# open order" other="# open orders" />;
    case "after_sales":
      return <Plural value={count} one="# after-sales request under way" other="# after-sales requests under way" />;
    case "withdrawals":
      return <Plural value={count} one="# withdrawal under way" other="# withdrawals under way" />;
    case "refunds":
      return <Trans>A refund of {money} that is on its way to you</Trans>;
    case "top_ups":
      return <Trans>A top-up that has not arrived yet</Trans>;
    case "balance":
      return <Trans>{money} in your wallet</Trans>;
    // Of a platform that knows more.
    default:
      return <Trans>Something that is not finished yet</Trans>;
  }
}
