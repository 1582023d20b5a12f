import { Trans, useLingui } from "@lingui/react/macro";
import { changeAvatar, idempotencyKey, staleAfter } from "@plaza/api-client";
import { useUpload } from "@plaza/routing";
import { Button } from "@plaza/ui-kit/button";
import { Dialog } from "@plaza/ui-kit/dialog";
import { type PointerEvent, type ReactElement, useLayoutEffect, useRef, useState } from "react";
import { profileRoute } from "../routes.ts";
import { RejectedAlert } from "../shared/form-parts.tsx";
import { useSubmission } from "../shared/use-submission.ts";
import { type Cut, cutImage, dragged, middle, squareOf } from "./crop-square.ts";
import * as look from "./image-cutter.css.ts";

const pixels = 576;

export interface AvatarDialogProps {
  readonly image: ImageBitmap;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** Cuts a square out of an image, and shows it beside the customer's name from then on. */
export function AvatarDialog({ image, onSaved, onClose }: AvatarDialogProps): ReactElement {
  const { api, queryClient } = profileRoute.useRouteContext();
  const { send } = useUpload("avatar");
  const [cut, setCut] = useState<Cut>(middle);
  const { submit, busy, rejected, forget } = useSubmission(async (chosen: Cut) => {
    const file = await cutImage(image, squareOf(image, chosen));
    const { path } = await send(file, { idempotencyKey: idempotencyKey() });
    await changeAvatar(api, path);
    await queryClient.invalidateQueries({ predicate: staleAfter("profile-change") });
  }, onSaved);
  function close(): void {
    if (!busy) onClose();
  }
  return (
    <Dialog
      open
      onClose={close}
      title={<Trans>Crop your picture</Trans>}
      actions={
        <>
          <Button onClick={close}>
            <Trans>Cancel</Trans>
          </Button>
          <Button kind="primary" busy={busy} onClick={() => submit(cut)}>
            {busy ? <Trans>Saving</Trans> : <Trans>Save picture</Trans>}
          </Button>
        </>
      }
    >
      <ImageCutter
        image={image}
        cut={cut}
        onChange={(next) => {
          setCut(next);
          forget();
        }}
      />
      <RejectedAlert rejected={rejected} />
    </Dialog>
  );
}

interface ImageCutterProps {
  readonly image: ImageBitmap;
  readonly cut: Cut;
  readonly onChange: (cut: Cut) => void;
}

/** The square as it will be; the image is dragged under it, or moved by sliders, which need no pointer. */
function ImageCutter({ image, cut, onChange }: ImageCutterProps): ReactElement {
  const { t } = useLingui();
  const canvas = useRef<HTMLCanvasElement>(null);
  const { left, top, side } = squareOf(image, cut);
  useLayoutEffect(() => {
    const context = canvas.current?.getContext("2d");
    context?.clearRect(0, 0, pixels, pixels);
    context?.drawImage(image, left, top, side, side, 0, 0, pixels, pixels);
  }, [image, left, top, side]);

  function drag({ currentTarget, pointerId, movementX, movementY }: PointerEvent<HTMLCanvasElement>): void {
    if (!currentTarget.hasPointerCapture(pointerId)) return;
    const { clientWidth } = currentTarget;
    onChange(dragged(image, cut, { x: movementX / clientWidth, y: movementY / clientWidth }));
  }
  return (
    <div className={look.cutter}>
      <canvas
        ref={canvas}
        width={pixels}
        height={pixels}
        className={look.frame}
        aria-hidden
        onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
        onPointerMove={drag}
      />
      <p className={look.hint}>
        <Trans>Drag the picture, or use the sliders.</Trans>
      </p>
      <CutSlider
        label={t`Zoom`}
        min={1}
        max={4}
        step={0.1}
        value={cut.zoom}
        onChange={(zoom) => onChange({ ...cut, zoom })}
      />
      <CutSlider
        label={t`Left to right`}
        value={cut.x}
        disabled={side >= image.width}
        onChange={(x) => onChange({ ...cut, x })}
      />
      <CutSlider
        label={t`Top to bottom`}
        value={cut.y}
        disabled={side >= image.height}
        onChange={(y) => onChange({ ...cut, y })}
      />
    </div>
  );
}

interface CutSliderProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly step?: number | undefined;
  /** There is no room to move in. */
  readonly disabled?: boolean | undefined;
}

/** The browser's own slider, which every keyboard and screen reader knows. */
function CutSlider({ label, value, onChange, min = 0, max = 100, step = 1, disabled }: CutSliderProps): ReactElement {
  return (
    <label className={look.line}>
      <span>{label}</span>
      <input
        type="range"
        className={look.slider}
        min={min}
        max={max}
        step={step}
        value={value}
        disabled={disabled}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
    </label>
  );
}
