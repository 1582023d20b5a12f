import { Trans, useLingui } from "@lingui/react/macro";
import { type PointerEvent, type ReactElement, useLayoutEffect, useRef } from "react";
import { CutSlider } from "./cut-slider.tsx";
import { type Cut, dragged, squareOf } from "./square.ts";
import * as look from "./image-cutter.css.ts";

export interface ImageCutterProps {
  readonly image: ImageBitmap;
  readonly cut: Cut;
  readonly onChange: (cut: Cut) => void;
}

const pixels = 576;

/** The square as it will be; the image is dragged under it, or moved by sliders, which need no pointer. */
export function ImageCutter({ image, cut, onChange }: ImageCutterProps): ReactElement {
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
