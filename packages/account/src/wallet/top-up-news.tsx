import { Trans } from "@lingui/react/macro";
import { lazyModule, useLazyModule } from "@plaza/routing";
import { Alert } from "@plaza/ui-kit/alert";
import { Button } from "@plaza/ui-kit/button";
import { Skeleton } from "@plaza/ui-kit/skeleton";
import type { ReactElement } from "react";
import { news } from "./wallet-page.css.ts";

const topUpProgress = lazyModule(() => import("./top-up-progress.tsx"));

/** How a top-up stands, above the wallet that it is for. */
export function TopUpNews({ id }: { readonly id: number }): ReactElement {
  const { module, failed, load } = useLazyModule(topUpProgress, "needed");
  return (
    <div className={news}>
      {module !== null ? (
        <module.TopUpProgress id={id} />
      ) : failed ? (
        <Alert
          kind="danger"
          action={
            <Button size="small" onClick={() => void load()}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          <Trans>Your top-up did not load. Nothing is lost.</Trans>
        </Alert>
      ) : (
        <Skeleton width="100%" height={64} />
      )}
    </div>
  );
}
