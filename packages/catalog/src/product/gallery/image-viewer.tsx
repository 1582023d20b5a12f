import { useLingui } from "@lingui/react/macro";
import { imageSource } from "@plaza/routing";
import { Button } from "@plaza/ui-kit/button";
import { Icon } from "@plaza/ui-kit/icon";
import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from "lucide";
import { type KeyboardEvent, type ReactElement, type SyntheticEvent, useLayoutEffect, useRef } from "react";
import * as look from "./image-viewer.css.ts";
import { neighbour } from "./swipe.ts";
import { useZoom } from "./use-zoom.ts";

export interface ImageViewerProps {
  /** The name of what the images show. */
  readonly name: string;
  readonly images: readonly string[];
  readonly shown: string;
  readonly onShow: (image: string) => void;
  readonly onClose: () => void;
}

/** How much a key or a button enlarges or shifts. */
const zoomStep = 1.5;
const panStep = 80;
const arrows: Readonly<Record<string, { readonly x: number; readonly y: number }>> = {
  ArrowLeft: { x: 1, y: 0 },
  ArrowRight: { x: -1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
};

/** A modal dialog with images as large as the window, which can be enlarged by mouse, touch and keyboard. */
export function ImageViewer({ name, images, shown, onShow, onClose }: ImageViewerProps): ReactElement {
  const { t } = useLingui();
  const dialog = useRef<HTMLDialogElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const zoom = useZoom(frame, step);
  const { view } = zoom;
  const count = images.length;
  const number = images.indexOf(shown) + 1;

  // In the layout phase the element is still in the page when its owner goes away, so that the focus can return.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    element?.focus();
    return () => element?.close();
  }, []);

  function step(by: -1 | 1): void {
    const next = neighbour(images, shown, by);
    if (next === null || next === shown) return;
    zoom.reset();
    onShow(next);
  }
  function onKey(event: KeyboardEvent): void {
    const arrow = arrows[event.key];
    if (arrow !== undefined && view.scale > 1) zoom.pan({ x: arrow.x * panStep, y: arrow.y * panStep });
    else if (event.key === "ArrowLeft") step(-1);
    else if (event.key === "ArrowRight") step(1);
    else if (event.key === "+" || event.key === "=") zoom.zoomBy(zoomStep);
    else if (event.key === "-") zoom.zoomBy(1 / zoomStep);
    else if (event.key === "0") zoom.reset();
    else return;
    event.preventDefault();
  }
  function onCancel(event: SyntheticEvent): void {
    event.preventDefault();
    onClose();
  }

  return (
    <dialog
      ref={dialog}
      className={look.viewer}
      aria-label={name}
      tabIndex={-1}
      onCancel={onCancel}
      onKeyDown={onKey}
      closedby="any"
    >
      <div ref={frame} className={look.frame} data-zoomed={view.scale > 1 || undefined} {...zoom.handlers}>
        <img
          key={shown}
          className={zoom.held ? look.image : `${look.image} ${look.settling}`}
          {...imageSource(shown, 960)}
          // Twice as dense as it is shown at first, so that a close-up shows more.
          sizes="1920px"
          alt={name}
          draggable={false}
          style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
        />
      </div>
      <div className={look.bar}>
        {count > 1 && (
          <Button
            everyPress
            icon={<Icon of={ChevronLeft} />}
            aria-label={t`Previous picture`}
            onClick={() => step(-1)}
          />
        )}
        <Button
          everyPress
          icon={<Icon of={ZoomOut} />}
          aria-label={t`Zoom out`}
          aria-disabled={view.scale === 1}
          onClick={() => zoom.zoomBy(1 / zoomStep)}
        />
        {count > 1 && <output className={look.number}>{t`Picture ${number} of ${count}`}</output>}
        <Button everyPress icon={<Icon of={ZoomIn} />} aria-label={t`Zoom in`} onClick={() => zoom.zoomBy(zoomStep)} />
        {count > 1 && (
          <Button everyPress icon={<Icon of={ChevronRight} />} aria-label={t`Next picture`} onClick={() => step(1)} />
        )}
      </div>
      <Button className={look.close} icon={<Icon of={X} />} aria-label={t`Close`} onClick={onClose} />
    </dialog>
  );
}
