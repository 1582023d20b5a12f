import { Trans, useLingui } from "@lingui/react/macro";
import { cancelUsdtTopUp, staleAfter } from "@plaza/api-client";
import { lazyModule, useLazyModule } from "@plaza/routing";
import { Button } from "@plaza/ui-kit/button";
import { useToasts } from "@plaza/ui-kit/toast";
import { type ReactElement, useState } from "react";
import { usdtRoute } from "../routes.ts";
import { useSubmission } from "../shared/use-submission.ts";

const confirmDialog = lazyModule(() => import("@plaza/ui-kit/confirm-dialog"));

/** Gives a top-up up for which nothing has come. */
export function CancelTopUp({ id }: { readonly id: number }): ReactElement {
  const { t } = useLingui();
  const { api, queryClient } = usdtRoute.useRouteContext();
  const toasts = useToasts();
  const { module: dialog, load } = useLazyModule(confirmDialog);
  const [asked, setAsked] = useState(false);
  const { submit, busy, rejected, forget } = useSubmission(
    async () => {
      await cancelUsdtTopUp(api, id);
      await queryClient.invalidateQueries({ predicate: staleAfter("top-up-change") });
    },
    () => setAsked(false),
  );
  async function ask(): Promise<void> {
    forget();
    if (await load()) setAsked(true);
    else toasts.show(t`The form did not load. Please try again.`, "danger");
  }
  return (
    <>
      <Button kind="quiet" onClick={() => void ask()}>
        <Trans>Cancel this top-up</Trans>
      </Button>
      {dialog !== null && (
        <dialog.ConfirmDialog
          open={asked}
          title={<Trans>Cancel this top-up?</Trans>}
          keep={<Trans>Keep it</Trans>}
          confirm={<Trans>Cancel the top-up</Trans>}
          busy={busy}
          error={rejected?.message}
          onConfirm={() => submit(undefined)}
          onClose={() => setAsked(false)}
        >
          <Trans>
            Do this only if you have sent nothing. What arrives later is credited at the rate of that moment.
          </Trans>
        </dialog.ConfirmDialog>
      )}
    </>
  );
}
