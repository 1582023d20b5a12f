import { Trans } from "@lingui/react/macro";
import { Loading, Skeleton } from "@plaza/ui-kit/skeleton";
import type { ReactElement } from "react";
import { empty, skeletons } from "./message-log.css.ts";

/** Nothing was said yet, or it is not there yet. */
export function EmptyLog({ isLoading = false }: { readonly isLoading?: boolean }): ReactElement {
  if (!isLoading)
    return (
      <p className={empty}>
        <Trans>Hello! What can we do for you?</Trans>
      </p>
    );
  return (
    <Loading>
      <div className={skeletons}>
        <Skeleton width="62%" height={40} />
        <Skeleton width="48%" height={40} />
        <Skeleton width="70%" height={60} />
      </div>
    </Loading>
  );
}
