import { Trans, useLingui } from "@lingui/react/macro";
import { merchantTreatyQuery } from "@plaza/api-client";
import { rootRoute } from "@plaza/routing";
import { Alert } from "@plaza/ui-kit/alert";
import { Button } from "@plaza/ui-kit/button";
import { Dialog } from "@plaza/ui-kit/dialog";
import { RichText } from "@plaza/ui-kit/rich-text";
import { Skeleton } from "@plaza/ui-kit/skeleton";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { words } from "./treaty.css.ts";

export interface TreatyDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** What merchants agree to. */
export function TreatyDialog({ open, onClose }: TreatyDialogProps): ReactElement {
  const { t } = useLingui();
  const { api } = rootRoute.useRouteContext();
  const { data, isError, isFetching, refetch } = useQuery({ ...merchantTreatyQuery(api), enabled: open });
  return (
    <Dialog
      open={open}
      size="wide"
      title={t`Merchant agreement`}
      onClose={onClose}
      actions={
        <Button onClick={onClose}>
          <Trans>Close the agreement</Trans>
        </Button>
      }
    >
      {data === undefined && isError ? (
        <Alert
          kind="warning"
          action={
            <Button size="small" busy={isFetching} onClick={() => void refetch()}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          <Trans>The agreement could not be loaded.</Trans>
        </Alert>
      ) : data === undefined ? (
        <Skeleton height={240} />
      ) : data.contentHtml === null ? (
        <p>
          <Trans>This text has not been published yet.</Trans>
        </p>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keyboard
        <div className={words} tabIndex={0} role="region" aria-label={t`Merchant agreement`}>
          <RichText html={data.contentHtml} />
        </div>
      )}
    </Dialog>
  );
}
