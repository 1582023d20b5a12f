import { Trans, useLingui } from "@lingui/react/macro";
import { idempotencyKey } from "@plaza/api-client";
import { fetchDeskUser, type ProductImport, productExportPath, uploadProductFile } from "@plaza/api-client/desk";
import { Alert } from "@plaza/ui-kit/alert";
import { Button } from "@plaza/ui-kit/button";
import { Icon } from "@plaza/ui-kit/icon";
import { Progress } from "@plaza/ui-kit/progress";
import { useDroppedFiles } from "@plaza/ui-kit/use-dropped-files";
import { FileUp } from "lucide";
import { type ReactElement, useEffect, useId, useRef, useState } from "react";
import { productImportRoute } from "../routes.ts";
import { DownloadLink } from "../shared/download-link.tsx";
import { mute, panel, panelTitle, row, stack } from "../shared/page.css.ts";
import { useChange } from "../shared/use-change.ts";
import { chooser, chooserOver, chooserTitle, fault as faultLook, hints, input } from "./product-imports.css.ts";

/** As much as the platform takes of a file. */
const maxMegabytes = 64;

type FileFault = "ending" | "empty" | "size";

/** What keeps a file from being sent at all; null: nothing. */
export function fileFault({ name, size }: Pick<File, "name" | "size">): FileFault | null {
  if (!/\.(?:csv|jsonl)$/i.test(name)) return "ending";
  if (size === 0) return "empty";
  return size > maxMegabytes * 1024 * 1024 ? "size" : null;
}

/** Without them no product can be read. */
const columns = "number, category, price";

/** A file that is sent. Its repetition is the same attempt. */
interface Attempt {
  readonly file: File;
  readonly key: string;
}

export interface FileChooserProps {
  readonly onSent: (sent: ProductImport) => void;
}

/** Takes a file of products, and sends it. */
export function FileChooser({ onSent }: FileChooserProps): ReactElement {
  const { t } = useLingui();
  const { desk, agents } = productImportRoute.useRouteContext();
  const askWho = () => fetchDeskUser(agents);
  const id = useId();
  const [attempt, setAttempt] = useState<Attempt | null>(null);
  const [fault, setFault] = useState<FileFault | "several" | null>(null);
  const [share, setShare] = useState(0);
  const [isGivenUp, setIsGivenUp] = useState(false);
  const [exportProblem, setExportProblem] = useState<string | null>(null);
  const giveUp = useRef<AbortController>(null);
  const current = useRef<string>(null);
  const field = useRef<HTMLInputElement>(null);
  const upload = useChange({
    event: "product-import-change",
    send: ({ file, key }: Attempt) => {
      const controller = new AbortController();
      giveUp.current = controller;
      return uploadProductFile(desk, {
        file,
        idempotencyKey: key,
        signal: controller.signal,
        onProgress: (sent) => {
          if (!controller.signal.aborted) setShare(sent);
        },
      });
    },
    onDone: (sent, { key }) => {
      // One that was given up may have arrived all the same: another one has taken its place since.
      if (key === current.current) onSent(sent);
    },
    // One that was given up may still be on its way while the next one is sent.
    repetition: "same",
  });
  // Who leaves the page does not want it any more.
  useEffect(() => () => giveUp.current?.abort(), []);
  const send = (next: Attempt): void => {
    current.current = next.key;
    setAttempt(next);
    setIsGivenUp(false);
    setShare(0);
    upload.run(next);
  };
  const isSending = upload.busy && !isGivenUp;
  const take = (files: readonly File[]): void => {
    const [file] = files;
    if (file === undefined || isSending) return;
    const wrong = files.length > 1 ? "several" : fileFault(file);
    setFault(wrong);
    upload.reset();
    if (wrong === null) send({ file, key: idempotencyKey() });
  };
  const cancel = (): void => {
    current.current = null;
    setIsGivenUp(true);
    giveUp.current?.abort();
    field.current?.focus();
  };
  const { isOver, ...dropping } = useDroppedFiles(take);
  const faults = {
    ending: t`A file of products ends with .csv or .jsonl.`,
    empty: t`The file is empty.`,
    size: t`A file has ${maxMegabytes} MB at most. Please divide it.`,
    several: t`One file at a time, please.`,
  };
  const name = attempt?.file.name ?? "";
  const problem = isGivenUp ? null : upload.problem;
  return (
    <section className={panel} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={panelTitle}>
        <Trans>A file of products</Trans>
      </h2>
      <div className={stack}>
        <div>
          <div className={isOver ? `${chooser} ${chooserOver}` : chooser} {...dropping}>
            <input
              ref={field}
              type="file"
              className={input}
              accept=".csv,.jsonl"
              aria-label={t`Choose a file of products`}
              aria-describedby={`${id}-hints ${id}-fault`}
              aria-invalid={fault !== null || undefined}
              aria-disabled={isSending || undefined}
              onClick={(event) => {
                if (isSending) event.preventDefault();
              }}
              onChange={({ currentTarget }) => {
                const files = Array.from(currentTarget.files ?? []);
                // The same file may be chosen once more after it was corrected.
                currentTarget.value = "";
                take(files);
              }}
            />
            <Icon of={FileUp} size={28} />
            <span className={chooserTitle} aria-hidden>
              <Trans>Choose a file, or drop it here</Trans>
            </span>
            <span className={mute} aria-hidden>
              <Trans>It is only checked first. Nothing changes yet.</Trans>
            </span>
          </div>
          <div id={`${id}-fault`} className={faultLook}>
            {fault !== null && (
              <Alert kind="danger" announce>
                {faults[fault]}
              </Alert>
            )}
          </div>
        </div>
        {isSending && (
          <div className={stack}>
            <Progress label={<Trans>Sending {name}</Trans>} share={share} detail={`${Math.floor(share * 100)} %`} />
            <div className={row}>
              <Button onClick={cancel}>
                <Trans>Cancel the upload</Trans>
              </Button>
            </div>
          </div>
        )}
        {problem !== null && attempt !== null && (
          <Alert
            kind="danger"
            announce
            action={
              <Button size="small" onClick={() => send(attempt)}>
                <Trans>Send it again</Trans>
              </Button>
            }
          >
            {problem}
          </Alert>
        )}
        <ul id={`${id}-hints`} className={hints}>
          <li>
            <Trans>
              CSV has a row for each SKU, and needs the columns {columns}. JSON Lines (.jsonl) has a line for each
              product. Both are UTF-8.
            </Trans>
          </li>
          <li>
            <Trans>
              Your own numbers say which product is meant: one that is there is changed, so the same file can be
              imported again.
            </Trans>
          </li>
          <li>
            <Trans>A stock that is left empty stays as it is. A new SKU has to say its own.</Trans>
          </li>
          <li>
            <Trans>Pieces that are set aside for a flash sale are no part of a stock, and stay what they are.</Trans>
          </li>
          <li>
            <Trans>
              Pictures are addresses that begin with https://, or names of pictures that were sent from a folder before.
            </Trans>
          </li>
          <li>
            <Trans>
              To begin with, download your products as{" "}
              <DownloadLink path={productExportPath("csv")} ask={askWho} onProblem={setExportProblem}>
                CSV
              </DownloadLink>{" "}
              or{" "}
              <DownloadLink path={productExportPath("jsonl")} ask={askWho} onProblem={setExportProblem}>
                JSON Lines
              </DownloadLink>
              : this is what a file looks like, with all its columns.
            </Trans>
          </li>
        </ul>
        {exportProblem !== null && (
          <Alert kind="danger" announce>
            {exportProblem}
          </Alert>
        )}
      </div>
    </section>
  );
}
