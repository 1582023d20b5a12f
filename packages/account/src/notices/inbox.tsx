import { Trans, useLingui } from "@lingui/react/macro";
import type { Notices } from "@plaza/api-client";
import { lazyModule, to, useLazyModule } from "@plaza/routing";
import { Alert } from "@plaza/ui-kit/alert";
import { Button } from "@plaza/ui-kit/button";
import { EmptyState } from "@plaza/ui-kit/empty-state";
import { Icon } from "@plaza/ui-kit/icon";
import { NoSuchPage } from "@plaza/ui-kit/no-such-page";
import { Pager, type PagerProps } from "@plaza/ui-kit/pager";
import { useDialog } from "@plaza/ui-kit/use-dialog";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { CheckCheck, Trash2 } from "lucide";
import { type ReactElement, useRef, useState } from "react";
import { noticesRoute } from "../routes.ts";
import { PartLoadError } from "../shared/part-load-error.tsx";
import { NoticeDays } from "./notice-row.tsx";
import { inboxQuery } from "./notices-data.ts";
import * as look from "./notices-page.css.ts";
import { useNoticeActions } from "./use-notice-actions.tsx";

/** What a customer was told, all of it or what is unread. */
export function Inbox(): ReactElement {
  const { api } = noticesRoute.useRouteContext();
  const search = noticesRoute.useSearch();
  const { data, dataUpdatedAt, refetch } = useQuery({
    ...inboxQuery(api, search),
    retryOnMount: false,
  });
  if (data === undefined) return <PartLoadError onRetry={refetch} />;
  return <Listed notices={data} now={dataUpdatedAt} />;
}

interface ListedProps {
  readonly notices: Notices;
  /** When they were fetched, epoch milliseconds. */
  readonly now: number;
}

const deleteDialog = lazyModule(() => import("./delete-dialog.tsx"));

function Listed({ notices, now }: ListedProps): ReactElement {
  const { t } = useLingui();
  const { view } = noticesRoute.useSearch();
  const tools = useRef<HTMLDivElement>(null);
  const [deleted, setDeleted] = useState<number | null>(null);
  /** Those on their way out. */
  const [leaving, setLeaving] = useState<readonly number[]>([]);
  const { read, remove, restore } = useNoticeActions({
    onDeleted: setDeleted,
    onEnd: (ids) => setLeaving((before) => before.filter((id) => !ids.includes(id))),
  });
  const { module: dialog, openWhenLoaded } = useDialog(
    useLazyModule(deleteDialog),
    t`This part of the page did not load. Please try again.`,
  );
  const [asked, setAsked] = useState(false);
  const { items, total, page, pageSize, counts } = notices;
  const shown = items.filter(({ id }) => !leaving.includes(id));

  const link: PagerProps["link"] = (next, props) => (
    <Link {...to.notices({ view, page: next === 1 ? undefined : next })} {...props} />
  );
  const pages = { page, pageCount: Math.max(1, Math.ceil(total / pageSize)), link };

  /** The pressed button goes with what it has done. */
  function stayHere(): void {
    tools.current?.focus({ preventScroll: true });
  }
  return (
    <>
      <div ref={tools} tabIndex={-1} className={look.tools}>
        {counts.unread > 0 && (
          <Button
            kind="quiet"
            size="small"
            icon={<Icon of={CheckCheck} size={16} />}
            busy={read.isPending && read.variables === "all"}
            onClick={() => {
              read.run("all");
              stayHere();
            }}
          >
            <Trans>Mark all as read</Trans>
          </Button>
        )}
        {counts.all > counts.unread && (
          <Button
            kind="quiet"
            size="small"
            icon={<Icon of={Trash2} size={16} />}
            onClick={() => openWhenLoaded(() => setAsked(true))}
          >
            <Trans>Delete read notices</Trans>
          </Button>
        )}
      </div>
      {deleted !== null && (
        <div className={look.undo}>
          <Alert
            kind="info"
            announce
            action={
              <Button
                kind="quiet"
                size="small"
                onClick={() => {
                  restore.run([deleted]);
                  setDeleted(null);
                  stayHere();
                }}
              >
                <Trans>Undo</Trans>
              </Button>
            }
          >
            <Trans>The notice is deleted.</Trans>
          </Alert>
        </div>
      )}
      {page > pages.pageCount && total > 0 ? (
        <NoSuchPage {...pages} />
      ) : shown.length === 0 ? (
        <EmptyState
          title={view === "unread" ? <Trans>You have read everything</Trans> : <Trans>No notices yet</Trans>}
          line={
            view === "unread" ? undefined : (
              <Trans>News of your orders and the alerts that you asked for appear here.</Trans>
            )
          }
          action={
            view === "unread" ? (
              <Link {...to.notices()} resetScroll={false} className={look.way}>
                <Trans>Show all notices</Trans>
              </Link>
            ) : undefined
          }
        />
      ) : (
        <NoticeDays
          notices={shown}
          now={now}
          onFollow={(id) => read.run([id])}
          onRead={(id) => {
            read.run([id]);
            // There the whole row goes.
            if (view === "unread") stayHere();
          }}
          onDelete={(id) => {
            setLeaving([...leaving, id]);
            remove.run([id]);
            stayHere();
          }}
        />
      )}
      <div className={look.pager}>
        <Pager {...pages} />
      </div>
      {dialog !== null && asked && (
        <dialog.DeleteDialog
          onConfirm={() => {
            setAsked(false);
            setDeleted(null);
            remove.run("all");
          }}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}
