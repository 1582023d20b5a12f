import { Trans, useLingui } from "@lingui/react/macro";
import { type DataCopyState, staleAfter } from "@plaza/api-client";
import { formatDateTime, type Locale, useReader } from "@plaza/i18n";
import { lazyModule, rootRoute, useLazyModule } from "@plaza/routing";
import { Button, buttonClass } from "@plaza/ui-kit/button";
import { Icon } from "@plaza/ui-kit/icon";
import { useDialog } from "@plaza/ui-kit/use-dialog";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Download, FileDown } from "lucide";
import { type ReactElement, useState } from "react";
import { myCopyQuery } from "./account-data.ts";
import { DataRow, LoadStatus } from "./data-row.tsx";
import { line } from "./your-data.css.ts";

const megabyte = 1024 * 1024;

/** Of a file, as people say it: "2.4 MB". */
export function formatFileSize(bytes: number, locale: Locale): string {
  const isLarge = bytes >= megabyte / 10;
  const [amount, unit] = isLarge ? [bytes / megabyte, "megabyte"] : [Math.max(1, bytes / 1024), "kilobyte"];
  return new Intl.NumberFormat(locale, { style: "unit", unit, maximumFractionDigits: isLarge ? 1 : 0 }).format(amount);
}

const copyDialog = lazyModule(() => import("./copy-dialog.tsx"));

/** As long as the platform may need to notice that a download has begun. */
const noticedMs = 1500;

/** What was asked for, how far it is, and the file itself. */
export function CopyRow(): ReactElement {
  const { api } = rootRoute.useRouteContext();
  const { t } = useLingui();
  const reader = useReader();
  const { locale } = reader;
  const queryClient = useQueryClient();
  const { data: copy, error, isFetching, refetch } = useQuery(myCopyQuery(api));
  const { module: dialog, openWhenLoaded } = useDialog(
    useLazyModule(copyDialog),
    t`The form did not load. Please try again.`,
  );
  const [isOpen, setOpen] = useState(false);
  const name = <Trans>Copy of your data</Trans>;
  if (copy === undefined) {
    return (
      <DataRow icon={FileDown} name={name}>
        <LoadStatus failed={error !== null} retrying={isFetching} onRetry={() => void refetch()} />
      </DataRow>
    );
  }
  const { state, url, until, bytes } = copy;
  const time = until === null ? "" : formatDateTime(until, reader);
  const size = formatFileSize(bytes, locale);
  /** The browser fetches the file by itself; the address is used up by then. */
  function fetched(): void {
    setTimeout(() => void queryClient.invalidateQueries({ predicate: staleAfter("data-copy-change") }), noticedMs);
  }
  return (
    <>
      <DataRow
        icon={FileDown}
        name={name}
        action={
          state === "ready" && url !== null ? (
            <a href={url} download className={buttonClass({ kind: "second", size: "small" })} onClick={fetched}>
              <Icon of={Download} size={16} />
              <Trans>Download</Trans>
            </a>
          ) : (
            <Button size="small" busy={state === "wanted"} onClick={() => openWhenLoaded(() => setOpen(true))}>
              {state === "wanted" ? (
                <Trans context="a copy of the data">Being made</Trans>
              ) : state === "none" ? (
                <Trans>Ask for a copy</Trans>
              ) : (
                <Trans>Ask for another copy</Trans>
              )}
            </Button>
          )
        }
      >
        <p className={line}>
          {state === "ready" ? (
            <Trans>
              Ready until {time}, ZIP, {size}. It can be downloaded once.
            </Trans>
          ) : (
            texts[state]
          )}
        </p>
      </DataRow>
      {isOpen && dialog !== null && <dialog.CopyDialog copy={copy} onClose={() => setOpen(false)} />}
    </>
  );
}

const texts: Readonly<Record<Exclude<DataCopyState, "ready">, ReactElement>> = {
  none: <Trans>A ZIP file with your profile, orders, payments, pictures and all else that we keep of you.</Trans>,
  wanted: <Trans>It is being made. You get a notice when it is ready, and need not wait here.</Trans>,
  used: <Trans>You have downloaded the last one. A new one has what was added since.</Trans>,
  expired: <Trans>The last one was not downloaded in time, and has been deleted.</Trans>,
  failed: <Trans>The last one could not be made. Please ask for it again.</Trans>,
};
