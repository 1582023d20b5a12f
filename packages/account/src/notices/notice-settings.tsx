import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import {
  changeNoticeSetting,
  type NoticeKind,
  type NoticeSettingChange,
  type NoticeSettings as Settings,
  staleAfter,
} from "@plaza/api-client";
import { useAction, userLayout } from "@plaza/routing";
import { Switch } from "@plaza/ui-kit/switch";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { PartLoadError } from "../shared/part-load-error.tsx";
import { mySettingsQuery } from "./notices-data.ts";
import * as look from "./notices-page.css.ts";

export const kindNames: Readonly<Record<NoticeKind, MessageDescriptor>> = {
  price: msg`Price alert`,
  stock: msg`Back in stock`,
  flash: msg`Flash sale`,
  order: msg`Your orders`,
  account: msg`Your account`,
  refund: msg({ message: "Refunds", context: "notices" }),
  news: msg`News and offers`,
};

/** Never sent as text messages. */
const inboxOnly: ReadonlySet<NoticeKind> = new Set(["news"]);

const about: Readonly<Record<NoticeKind, ReactElement>> = {
  price: <Trans>Something has come down to the price that you wished for.</Trans>,
  stock: <Trans>Something that was sold out is back in stock.</Trans>,
  flash: <Trans>A flash sale begins that you asked to be reminded of.</Trans>,
  order: <Trans>Sent, ready to be picked up, or closed.</Trans>,
  refund: <Trans>Refund paid.</Trans>,
  account: <Trans>Copies of your data, and deleting your account.</Trans>,
  news: <Trans>What the marketplace has to tell its customers.</Trans>,
};

/** Which kinds of notices are wanted, and where. Each switch acts at once. */
export function NoticeSettings(): ReactElement {
  const { api } = userLayout.useRouteContext();
  const { data, refetch } = useQuery({ ...mySettingsQuery(api), retryOnMount: false });
  if (data === undefined) return <PartLoadError onRetry={refetch} />;
  return <Switches settings={data} />;
}

function Switches({ settings: { items, canSendSms } }: { readonly settings: Settings }): ReactElement {
  const { i18n, t } = useLingui();
  const change = useSettingChange();
  return (
    <>
      <table className={look.settings}>
        <thead>
          <tr>
            <th scope="col">
              <Trans context="notices">Kind</Trans>
            </th>
            <th scope="col">
              <Trans context="notices">Inbox</Trans>
            </th>
            {canSendSms && (
              <th scope="col">
                <Trans context="notices">SMS</Trans>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {items.map(({ kind, inbox, sms }) => {
            const name = i18n._(kindNames[kind]);
            return (
              <tr key={kind}>
                <th scope="row">
                  <span>{name}</span>
                  <span className={look.about}>{about[kind]}</span>
                </th>
                <td>
                  <Switch
                    aria-label={t`Inbox: ${name}`}
                    checked={inbox}
                    onChange={({ target }) => change({ kind, way: "inbox", on: target.checked })}
                  />
                </td>
                {canSendSms && (
                  <td>
                    {!inboxOnly.has(kind) && (
                      <Switch
                        aria-label={t`SMS: ${name}`}
                        checked={sms}
                        onChange={({ target }) => change({ kind, way: "sms", on: target.checked })}
                      />
                    )}
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className={look.hint}>
        <Trans>Text messages go to the number of your account, in the language of this page.</Trans>
      </p>
    </>
  );
}

/** At once on the screen, and undone if the call fails. */
function useSettingChange(): (change: NoticeSettingChange) => void {
  const { api, queryClient } = userLayout.useRouteContext();
  const { queryKey } = mySettingsQuery(api);
  function show({ kind, way, on }: NoticeSettingChange): void {
    queryClient.setQueryData(
      queryKey,
      (before: Settings | undefined) =>
        before && {
          ...before,
          items: before.items.map((each) => (each.kind === kind ? { ...each, [way]: on } : each)),
        },
    );
  }
  const { run } = useAction({
    mutationFn: (change: NoticeSettingChange) => changeNoticeSetting(api, change),
    repetition: "last",
    // The calls of several presses run one after the other, so that the last press decides.
    scope: { id: "notice-settings" },
    onMutate: async (change) => {
      await queryClient.cancelQueries({ queryKey });
      show(change);
    },
    onError: (_error, change) => show({ ...change, on: !change.on }),
    onSettled: () => queryClient.invalidateQueries({ predicate: staleAfter("notice-setting-change") }),
  });
  return run;
}
