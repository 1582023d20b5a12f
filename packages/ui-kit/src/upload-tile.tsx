import { Trans, useLingui } from "@lingui/react/macro";
import { CircleAlert, FileText, X } from "lucide";
import { type DragEvent, type KeyboardEvent, type ReactElement, type SyntheticEvent, useCallback } from "react";
import { Icon } from "./icon.tsx";
import * as look from "./upload-tile.css.ts";
import {
  extensionOf,
  isDocumentAddress,
  type UnsentUpload,
  type UploadItem,
  type UploadLimits,
} from "./upload-items.ts";
import { useUploadProblems } from "./use-upload-problems.ts";
import { visuallyHidden } from "./visually-hidden.css.ts";

export interface UploadTileProps {
  readonly item: UploadItem;
  readonly limits: UploadLimits;
  readonly shape: "picture" | "document";
  /** Where it stands, from 1 on, and of how many. */
  readonly position: number;
  readonly total: number;
  /** Whether it is the one that buttons move. */
  readonly isChosen: boolean;
  /** The id of the text that says how it is moved. */
  readonly helpId: string;
  readonly onChoose: () => void;
  /** To a place from 0 on. */
  readonly onMove: (to: number) => void;
  readonly onDrag: (isDragged: boolean) => void;
  readonly onDragOver: () => void;
  readonly onRemove: () => void;
  readonly onRetry: () => void;
}

/** One file: its picture, how far it has come, or why it has not. */
export function UploadTile(props: UploadTileProps): ReactElement {
  const { item, shape, position, total, isChosen, helpId, onChoose, onMove, onDrag, onDragOver, onRemove } = props;
  const { t } = useLingui();
  const { name, state } = item;
  const percent = state === "busy" ? Math.round(item.share * 100) : 0;
  const isMovable = total > 1;
  function onKeyDown(event: KeyboardEvent): void {
    const to = positionAfter(event.key, position - 1, total);
    if (to === null || !isMovable) return;
    event.preventDefault();
    onMove(to);
  }
  function onDragStart(event: DragEvent): void {
    event.dataTransfer.effectAllowed = "move";
    event.dataTransfer.setData("text/plain", name);
    onDrag(true);
  }
  return (
    <li
      className={[look.tile, look.shapes[shape], look.states[state], isChosen && look.chosen].filter(Boolean).join(" ")}
      draggable={isMovable}
      onDragStart={onDragStart}
      onDragEnd={() => onDrag(false)}
      onDragEnter={onDragOver}
    >
      {state === "failed" ? (
        <Failed {...props} item={item} />
      ) : (
        <button
          type="button"
          className={look.picture}
          aria-label={t`File ${position} of ${total}: ${name}`}
          aria-pressed={isMovable ? isChosen : undefined}
          aria-describedby={isMovable ? helpId : undefined}
          data-upload={item.id}
          onClick={onChoose}
          onKeyDown={onKeyDown}
        >
          <Preview item={item} />
        </button>
      )}
      {state === "done" && isDocument(item) && (
        <a className={look.open} href={item.url} target="_blank" rel="noopener" draggable={false}>
          <Trans>Open</Trans> <span className={visuallyHidden}>{name}</span>
        </a>
      )}
      {state === "waiting" && (
        <span className={look.words}>
          <Trans>Waiting</Trans>
        </span>
      )}
      {state === "shrinking" && (
        <span className={look.words}>
          <Trans>Making it smaller</Trans>
        </span>
      )}
      {state === "busy" && (
        <span className={look.words} aria-hidden translate="no">
          {`${percent}%`}
        </span>
      )}
      {state === "busy" && (
        <progress className={look.bar} aria-label={t`Uploading ${name}`} max={100} value={percent} />
      )}
      <button
        type="button"
        className={look.remove}
        aria-label={state === "busy" || state === "shrinking" ? t`Cancel ${name}` : t`Remove ${name}`}
        data-upload-remove={item.id}
        onClick={onRemove}
      >
        <Icon of={X} size={14} />
      </button>
    </li>
  );
}

interface FailedProps extends Pick<UploadTileProps, "limits" | "onRetry"> {
  readonly item: UnsentUpload;
}

function Failed({ item, limits, onRetry }: FailedProps): ReactElement {
  const problemOf = useUploadProblems(limits);
  const { name, problem } = item;
  return (
    <div className={look.failed}>
      <Icon of={CircleAlert} size={18} />
      <span>{problemOf(item)}</span>
      {problem === "sending" && (
        <button type="button" className={look.again} onClick={onRetry}>
          <Trans>Try again</Trans> <span className={visuallyHidden}>{name}</span>
        </button>
      )}
    </div>
  );
}

/** What was sent on another day has a name that we have given it, and only its address says what it is. */
function isDocument(item: UploadItem): boolean {
  return extensionOf(item.name) === "pdf" || (item.state === "done" && isDocumentAddress(item.url));
}

function Preview({ item }: { readonly item: UploadItem }): ReactElement {
  if (isDocument(item)) {
    return (
      <span className={look.document}>
        <Icon of={FileText} size={22} />
        <span className={look.fileName}>{item.name}</span>
      </span>
    );
  }
  // What lies in the browser already is not fetched again.
  if (item.file !== null) return <LocalImage file={item.file} />;
  return item.state === "done" ? <img src={item.url} alt="" className={look.image} draggable={false} /> : <></>;
}

/** An image of the device, whose address lives as long as it is shown. */
function LocalImage({ file }: { readonly file: File }): ReactElement {
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (image === null) return undefined;
      const address = URL.createObjectURL(file);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );
  // What the browser cannot draw leaves its place empty.
  const hide = (event: SyntheticEvent<HTMLImageElement>): void => {
    event.currentTarget.hidden = true;
  };
  return <img ref={show} alt="" className={look.image} draggable={false} onError={hide} />;
}

/** Where a key takes a tile; null where it takes it nowhere. */
function positionAfter(key: string, position: number, total: number): number | null {
  const last = total - 1;
  const to = {
    ArrowLeft: position - 1,
    ArrowUp: position - 1,
    ArrowRight: position + 1,
    ArrowDown: position + 1,
    Home: 0,
    End: last,
  };
  const wanted = Object.hasOwn(to, key) ? to[key as keyof typeof to] : null;
  return wanted === null || wanted < 0 || wanted > last ? null : wanted;
}
