import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { staleAfter } from "@plaza/api-client";
import {
  type ProductImportDetail,
  productImportQuery,
  productImportsQuery,
  startProductImport,
  stopProductImport,
} from "@plaza/api-client/desk";
import { Alert } from "@plaza/ui-kit/alert";
import { Button, buttonClass } from "@plaza/ui-kit/button";
import { ConfirmDialog } from "@plaza/ui-kit/confirm-dialog";
import { Progress } from "@plaza/ui-kit/progress";
import { useFocusFallback } from "@plaza/ui-kit/use-focus-fallback";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type ReactElement, useEffect, useRef, useState } from "react";
import { productImportRoute } from "../routes.ts";
import { Loaded } from "../shared/loaded.tsx";
import { mute, panel, row, stack } from "../shared/page.css.ts";
import { useChange } from "../shared/use-change.ts";
import { ImportApproval } from "./import-approval.tsx";
import { ImportCounts } from "./import-counts.tsx";
import { ImportProblems } from "./import-problems.tsx";
import { ImportStatus } from "./import-status.tsx";
import { ImportState } from "./import-state.tsx";
import { isAtWork, isOpen } from "./is-at-work.ts";
import { runHead, runTitle } from "./product-imports.css.ts";

/** How often it is asked how far it is, in milliseconds. */
const often = 1000;

export interface ImportRunProps {
  readonly id: number;
  /** It was sent from this page, so this is where its sender goes on. */
  readonly takesFocus: boolean;
}

/** One file: how far it is, what has come of it, and what can be done with it now. */
export function ImportRun({ id, takesFocus }: ImportRunProps): ReactElement {
  const { desk } = productImportRoute.useRouteContext();
  const query = useQuery({
    ...productImportQuery(desk, { id }),
    refetchInterval: ({ state: { data } }) => (data !== undefined && isAtWork(data.state) ? often : false),
  });
  return (
    <section className={panel}>
      <Loaded query={query} lines={2}>
        {(run) => <RunParts run={run} takesFocus={takesFocus} />}
      </Loaded>
    </section>
  );
}

interface RunPartsProps {
  readonly run: ProductImportDetail;
  readonly takesFocus: boolean;
}

function RunParts({ run, takesFocus }: RunPartsProps): ReactElement {
  const { t } = useLingui();
  const { desk } = productImportRoute.useRouteContext();
  const queryClient = useQueryClient();
  const { id, name, state, total, done, byteCount, checkedByteCount } = run;
  const title = useRef<HTMLHeadingElement>(null);
  const keepFocus = useFocusFallback(title, state);
  const [isAsked, setIsAsked] = useState(false);
  const event = "product-import-change";
  const start = useChange({
    event,
    send: () => startProductImport(desk, { id }),
    onDone: () => {
      setIsAsked(false);
      keepFocus();
    },
  });
  const stop = useChange({ event, send: () => stopProductImport(desk, { id }), onDone: keepFocus });
  useEffect(() => {
    if (takesFocus) title.current?.focus();
  }, [takesFocus]);
  useEffect(() => {
    // What it has become stands in the list of imports, and in that of products, as well.
    void queryClient.invalidateQueries({ queryKey: [productImportsQuery.key] });
    if (!isOpen(state)) void queryClient.invalidateQueries({ predicate: staleAfter("shelf-change") });
  }, [queryClient, state]);
  const wanted = run.checked.added + run.checked.changed;
  const all = total ?? 0;
  return (
    <div className={stack}>
      <div className={runHead}>
        <h2 ref={title} tabIndex={-1} className={runTitle}>
          {name}
        </h2>
        <ImportState state={state} />
      </div>
      <ImportStatus run={run} />
      {state === "checking" && (
        <Progress
          label={<Trans>Checking the file</Trans>}
          share={byteCount === 0 ? null : checkedByteCount / byteCount}
          detail={<Plural value={productsOf(run)} one="# product so far" other="# products so far" />}
        />
      )}
      {state === "importing" && (
        <Progress
          label={<Trans>Importing products</Trans>}
          share={all === 0 ? null : done / all}
          detail={t`${done} of ${all}`}
        />
      )}
      {state !== "failed" && <ImportCounts counts={run.startedAt === null ? run.checked : run.imported} />}
      {stop.problem !== null && (
        <Alert kind="danger" announce>
          {stop.problem}
        </Alert>
      )}
      {isOpen(state) && (
        <div className={row}>
          {state === "checked" && wanted > 0 && (
            <Button key="start" kind="primary" onClick={() => setIsAsked(true)}>
              <Plural value={wanted} one="Import # product" other="Import # products" />
            </Button>
          )}
          <Button key="stop" busy={stop.busy} onClick={() => stop.run()}>
            {state === "checked" ? <Trans>Do not import it</Trans> : <Trans>Stop</Trans>}
          </Button>
        </div>
      )}
      {state === "done" && (
        <div className={row}>
          <Link to="/products" className={buttonClass()}>
            <Trans>See your products</Trans>
          </Link>
        </div>
      )}
      <ImportApproval run={run} />
      <ImportProblems problems={run.problems} problemCount={run.problemCount} />
      <ConfirmDialog
        open={isAsked}
        title={<Plural value={wanted} one="Import # product?" other="Import # products?" />}
        keep={<Trans>Not now</Trans>}
        confirm={<Trans>Import</Trans>}
        busy={start.busy}
        error={start.problem}
        onConfirm={() => start.run()}
        onClose={() => setIsAsked(false)}
      >
        <p className={mute}>
          <Trans>
            Texts, prices and stocks become what the file says, also where orders have changed a stock since it was
            written.
          </Trans>
        </p>
      </ConfirmDialog>
    </div>
  );
}

function productsOf({ checked: { added, changed, unchanged, rejected } }: ProductImportDetail): number {
  return added + changed + unchanged + rejected;
}
