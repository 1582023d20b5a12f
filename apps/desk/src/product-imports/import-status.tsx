import { Plural, Trans } from "@lingui/react/macro";
import type { ProductImportDetail } from "@plaza/api-client/desk";
import type { ReactElement } from "react";

/** What has come of a file so far, in a sentence that is spoken when it changes. */
export function ImportStatus({ run }: { readonly run: ProductImportDetail }): ReactElement {
  return (
    <p role="status">
      <StatusText run={run} />
    </p>
  );
}

function StatusText({ run }: { readonly run: ProductImportDetail }): ReactElement {
  const { state, total, done, checked, imported, failure } = run;
  const all = total ?? 0;
  if (state === "checking")
    return <Trans>The file is being checked. Nothing changes by that, and you may leave this page meanwhile.</Trans>;
  if (state === "checked")
    return <Checked all={all} wanted={checked.added + checked.changed} rejected={checked.rejected} />;
  if (state === "importing") return <Trans>Your products are being imported. You may leave this page meanwhile.</Trans>;
  if (state === "done") {
    const written = imported.added + imported.changed;
    return <Plural value={written} one="# product is imported." other="# products are imported." />;
  }
  if (state === "failed")
    return failure === null ? <Trans>The file could not be imported.</Trans> : <span>{failure}</span>;
  if (run.startedAt === null) return <Trans>It was not imported.</Trans>;
  return (
    <Plural
      value={all}
      one={`It was stopped behind ${done} of # product. What is imported stays.`}
      other={`It was stopped behind ${done} of # products. What is imported stays.`}
    />
  );
}

interface CheckedProps {
  readonly all: number;
  readonly wanted: number;
  readonly rejected: number;
}

function Checked({ all, wanted, rejected }: CheckedProps): ReactElement {
  if (all === 0) return <Trans>There are no products in the file.</Trans>;
  if (rejected === all) return <Trans>No product of the file can be imported as it is written there.</Trans>;
  if (wanted === 0) return <Trans>Your products are as the file says already: there is nothing to import.</Trans>;
  return <Trans>This is what importing it would do. Nothing has changed yet.</Trans>;
}
