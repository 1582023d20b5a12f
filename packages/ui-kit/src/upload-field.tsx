import { Trans, useLingui } from "@lingui/react/macro";
import { CircleAlert } from "lucide";
import { type ReactElement, type ReactNode, type RefObject, useEffect, useId, useRef, useState } from "react";
import { Button } from "./button.tsx";
import { Icon } from "./icon.tsx";
import { UploadAdd } from "./upload-add.tsx";
import * as look from "./upload-field.css.ts";
import {
  type ChangeUploads,
  moved,
  newUpload,
  type UploadItem,
  type UploadItems,
  type UploadLimits,
} from "./upload-items.ts";
import { UploadTile } from "./upload-tile.tsx";
import { useDroppedFiles } from "./use-dropped-files.ts";
import { usePastedFiles } from "./use-pasted-files.ts";
import { type ImportOrReload, type SendFile, useUploadQueue } from "./use-upload-queue.ts";
import { useUploadProblems } from "./use-upload-problems.ts";
import { visuallyHidden } from "./visually-hidden.css.ts";
import { SlotContent } from "./slot-content.tsx";

const importDirectly: ImportOrReload = (importer) => importer();

export interface UploadFieldProps {
  readonly label: ReactNode;
  /** How many there may be. */
  readonly most: number;
  readonly limits: UploadLimits;
  readonly items: UploadItems;
  /** A state's setter does: it gets what changes the items as they are then. */
  readonly onItems: ChangeUploads;
  readonly send: SendFile;
  /** Imports what makes a picture smaller; a shop may reload the document where the code is missing. */
  readonly importOrReload?: ImportOrReload | undefined;
  /** Below the tiles: "JPG or PNG, up to 1 MB each." */
  readonly hint?: ReactNode;
  /** What is wrong with the field as a whole. */
  readonly error?: ReactNode;
  /** Writes "optional" after the label. */
  readonly optional?: boolean | undefined;
  /** `document`: taller tiles. */
  readonly shape?: "picture" | "document" | undefined;
}

/**
 * Files that are sent as soon as they are chosen, dropped, pasted or photographed: each by itself, so that one that fails
 * takes nothing from the others. Pictures that are too large are made smaller first. They are put in order by dragging, by arrow keys, or by buttons.
 */
export function UploadField(props: UploadFieldProps): ReactElement {
  const { label, most, limits, items, onItems, send, importOrReload = importDirectly } = props;
  const { hint, error, optional = false, shape = "picture" } = props;
  const { t } = useLingui();
  const id = useId();
  const root = useRef<HTMLFieldSetElement>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  const [news, announce] = useState("");
  const problemOf = useUploadProblems(limits);
  const announceState = (item: UploadItem): void => {
    const { name } = item;
    if (item.state === "done") announce(t`${name} was uploaded`);
    if (item.state === "failed") announce(`${name}: ${problemOf(item)}`);
  };
  useUploadQueue(items, { onItems, send, limits, importOrReload, onEnd: announceState });
  const focusNext = useFocusNext(root);

  const add = (files: readonly File[]): void => {
    if (files.length === 0) return;
    const room = Math.max(0, most - items.length);
    setNotice(files.length > room ? t`At most ${most} can be added` : null);
    const added = files.slice(0, room).map((file) => newUpload(file, limits));
    // A full field takes no more, and what was pressed for it goes.
    if (files.length >= room && isOnInput(root.current)) focusNext(most - 1);
    onItems((now) => [...now, ...added].slice(0, most));
    added.forEach(announceState);
  };
  const { isOver, ...dropping } = useDroppedFiles(add);
  const pasting = usePastedFiles(root, add);

  const change = (which: string, next: (item: UploadItem) => UploadItem): void =>
    onItems((now) => now.map((item) => (item.id === which ? next(item) : item)));
  const move = (item: UploadItem, to: number): void => {
    onItems((now) => moved(now, item.id, to));
    const [name, position, total] = [item.name, to + 1, items.length];
    announce(t`${name} is number ${position} of ${total} now`);
  };
  const remove = (item: UploadItem): void => {
    focusNext(items.findIndex((each) => each.id === item.id));
    setNotice(null);
    onItems((now) => now.filter((each) => each.id !== item.id));
    const { name } = item;
    announce(t`${name} was removed`);
  };
  const retry = (item: UploadItem): void => {
    focusOn(root.current, item.id);
    change(item.id, (each) =>
      each.state === "failed" ? { ...each, state: "waiting", problem: null, reason: null, share: 0 } : each,
    );
  };
  const current = items.findIndex((item) => item.id === chosen);
  const currentItem = items[current];
  const currentName = currentItem?.name ?? "";
  const problem = notice ?? error;
  const isWrong = isShown(problem);
  return (
    <fieldset ref={root} aria-describedby={`${id}-below`} data-upload-field="" onPaste={pasting} {...dropping}>
      <legend className={look.label}>
        <span className={look.name}>{label}</span>
        {optional && (
          <span className={look.aside}>
            {" "}
            <Trans>(optional)</Trans>
          </span>
        )}
      </legend>
      <ul className={isOver && dragged === null ? `${look.list} ${look.dropping}` : look.list}>
        {items.map((item, index) => (
          <UploadTile
            key={item.id}
            item={item}
            limits={limits}
            shape={shape}
            position={index + 1}
            total={items.length}
            isChosen={item.id === chosen && items.length > 1}
            helpId={`${id}-help`}
            onChoose={() => setChosen(item.id === chosen ? null : item.id)}
            onMove={(to) => move(item, to)}
            onDrag={(isDragged) => setDragged(isDragged ? item.id : null)}
            onDragOver={() => {
              if (dragged !== null && dragged !== item.id) onItems((now) => moved(now, dragged, index));
            }}
            onRemove={() => remove(item)}
            onRetry={() => retry(item)}
          />
        ))}
        {items.length < most && (
          <UploadAdd
            count={items.length}
            most={most}
            types={limits.types}
            shape={shape}
            isWrong={isShown(error)}
            onFiles={add}
          />
        )}
      </ul>
      {currentItem !== undefined && items.length > 1 && (
        <div className={look.moves} role="group" aria-label={t`Move ${currentName}`}>
          <Button size="small" disabled={current === 0} everyPress onClick={() => move(currentItem, current - 1)}>
            <Trans>Move earlier</Trans>
          </Button>
          <Button
            size="small"
            disabled={current === items.length - 1}
            everyPress
            onClick={() => move(currentItem, current + 1)}
          >
            <Trans>Move later</Trans>
          </Button>
        </div>
      )}
      <div id={`${id}-below`} className={look.below}>
        <SlotContent>{hint}</SlotContent>
        <div aria-live="polite" className={isWrong ? look.wrong : undefined}>
          {isWrong && <Icon of={CircleAlert} size={14} />}
          {isWrong && <span>{problem}</span>}
        </div>
      </div>
      <span id={`${id}-help`} className={visuallyHidden}>
        <Trans>Arrow keys move it.</Trans>
      </span>
      <output className={visuallyHidden}>{news}</output>
    </fieldset>
  );
}

function isShown(problem: ReactNode): boolean {
  return problem !== null && problem !== undefined && problem !== "";
}

function focusOn(field: Element | null, id: string): void {
  const control = field?.querySelector<HTMLElement>(`[data-upload-remove="${CSS.escape(id)}"]`);
  control?.focus();
}

function isOnInput(field: Element | null): boolean {
  return document.activeElement instanceof HTMLInputElement && field?.contains(document.activeElement) === true;
}

/** Whose control goes away goes on with the file that stands at a place then, or adds another. */
function useFocusNext(field: RefObject<Element | null>): (index: number) => void {
  const next = useRef<number | null>(null);
  useEffect(() => {
    if (next.current === null || field.current === null) return;
    const controls = field.current.querySelectorAll<HTMLElement>("[data-upload-remove]");
    const control =
      controls[Math.min(next.current, controls.length - 1)] ?? field.current.querySelector<HTMLElement>("input");
    next.current = null;
    control?.focus();
  });
  return (index) => {
    next.current = index;
  };
}
