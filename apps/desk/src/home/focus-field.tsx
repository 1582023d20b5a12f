import { Trans, useLingui } from "@lingui/react/macro";
import type { HomePicture } from "@plaza/api-client/desk";
import { Field } from "@plaza/ui-kit/field";
import type { ReactElement } from "react";
import { legend } from "../shared/language-fields.css.ts";
import { mute, row } from "../shared/page.css.ts";
import { focusFrame, focusMark, focusPicture, focusNumber } from "./home.css.ts";

export interface FocusFieldProps {
  readonly image: string;
  readonly focus: HomePicture["focus"];
  readonly onFocus: (focus: HomePicture["focus"]) => void;
}

/** What stays in sight where the picture is cut: pressed on the picture, or written in percent. */
export function FocusField({ image, focus, onFocus }: FocusFieldProps): ReactElement | null {
  const { t } = useLingui();
  if (image === "") return null;
  const write = (axis: "x" | "y") => (value: string) => {
    const percent = Math.round(Number(value));
    if (value !== "" && percent >= 0 && percent <= 100) onFocus({ ...focus, [axis]: percent });
  };
  const fieldOf = (axis: "x" | "y") => ({
    type: "number",
    min: 0,
    max: 100,
    value: String(focus[axis]),
    suffix: "%",
    onChange: ({ currentTarget: { value } }: { readonly currentTarget: { readonly value: string } }) =>
      write(axis)(value),
  });
  return (
    <fieldset>
      <legend className={legend}>
        <Trans>Point that stays in sight</Trans>
      </legend>
      <p className={mute}>
        <Trans>Narrow screens cut the picture around this point. Press on the picture, or write it in percent.</Trans>
      </p>
      <div className={row}>
        <div
          className={focusFrame}
          onPointerDown={({ currentTarget, clientX, clientY }) => {
            const box = currentTarget.getBoundingClientRect();
            const share = (at: number, from: number, size: number): number =>
              Math.round(Math.min(Math.max((at - from) / size, 0), 1) * 100);
            onFocus({ x: share(clientX, box.left, box.width), y: share(clientY, box.top, box.height) });
          }}
        >
          <img className={focusPicture} src={image} alt="" draggable={false} />
          <span className={focusMark} style={{ insetBlockStart: `${focus.y}%`, left: `${focus.x}%` }} />
        </div>
        <div className={focusNumber}>
          <Field label={t`From the left`} {...fieldOf("x")} />
          <Field label={t`From the top`} {...fieldOf("y")} />
        </div>
      </div>
    </fieldset>
  );
}
