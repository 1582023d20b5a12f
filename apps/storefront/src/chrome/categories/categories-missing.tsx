import { departmentsQuery } from "@plaza/api-client";
import { Trans } from "@lingui/react/macro";
import { rootRoute } from "@plaza/routing";
import { Alert } from "@plaza/ui-kit/alert";
import { Button } from "@plaza/ui-kit/button";
import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import type { CategoryTree } from "../chrome-data.ts";
import * as look from "./categories-missing.css.ts";

export interface CategoriesMissingProps {
  readonly position: keyof typeof look.position;
  /** All levels, as far as somebody wants them. */
  readonly tree: CategoryTree;
}

/** Says in place of categories that they did not load, and asks for them again; nothing while they are on their way. */
export function CategoriesMissing({ position, tree }: CategoriesMissingProps): ReactElement | null {
  const { api } = rootRoute.useRouteContext();
  const query = departmentsQuery(api);
  // It is about what was asked already.
  const departments = useQuery({ ...query, retryOnMount: false, meta: { ...query.meta, quiet: true } });
  const [retried, setRetried] = useState(false);
  const asking = retried && (departments.isFetching || tree.asking);
  if (!departments.isError && !tree.failed && !asking) return null;
  function retry(): void {
    setRetried(true);
    if (departments.isError) void departments.refetch();
    if (tree.failed) tree.ask();
  }
  return (
    <div className={look.position[position]}>
      <Alert
        kind="danger"
        action={
          <Button size="small" busy={asking} onClick={retry}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        <Trans>The categories did not load. Please try again.</Trans>
      </Alert>
    </div>
  );
}
