import { useLingui } from "@lingui/react/macro";
import type { FormOptionValue } from "@plaza/api-client/desk";
import { Icon } from "@plaza/ui-kit/icon";
import { ArrowLeft, ArrowRight, Image, X } from "lucide";
import { type ReactElement, useState } from "react";
import { ValueTextDialog } from "./value-text-dialog.tsx";
import { useTextIn } from "../shared/use-text-in.ts";
import { value as valueLook, valuePicture as pictureLook, valueStep, valueText } from "./product-form.css.ts";
import type { ProductWork } from "./use-product-work.ts";
import { ValuePictureDialog } from "./value-picture-dialog.tsx";
import { valuePicture, withMovedValue, withoutValue } from "./variants.ts";

export interface OptionValueProps {
  readonly work: ProductWork;
  readonly value: FormOptionValue;
  /** Which of the options. */
  readonly option: number;
  readonly index: number;
  /** Its values look different, and so have pictures. */
  readonly hasPicture: boolean;
}

/** A value of an option: renamed by a press, put elsewhere, with a picture, or removed. */
export function OptionValue({ work, value, option, index, hasPicture }: OptionValueProps): ReactElement {
  const { t } = useLingui();
  const textIn = useTextIn();
  const [asked, setAsked] = useState<"text" | "picture" | null>(null);
  const { content, write } = work;
  const text = textIn(value.text);
  const count = content.options[option]?.values.length ?? 0;
  const picture = valuePicture(content, option, index);
  const move = (to: number): void => write((now) => ({ ...now, ...withMovedValue(now, option, index, to) }));
  return (
    <li className={valueLook} data-field={`options[${option}].values[${index}]`}>
      {hasPicture && picture !== null && <img className={pictureLook} src={picture} alt="" width={24} height={24} />}
      <button type="button" className={valueText} aria-label={t`Rename: ${text}`} onClick={() => setAsked("text")}>
        {text}
      </button>
      {hasPicture && (
        <button
          type="button"
          className={valueStep}
          aria-label={t`Picture of ${text}`}
          onClick={() => setAsked("picture")}
        >
          <Icon of={Image} size={16} />
        </button>
      )}
      <button
        type="button"
        className={valueStep}
        aria-label={t`Move ${text} forward`}
        disabled={index === 0}
        onClick={() => move(index - 1)}
      >
        <Icon of={ArrowLeft} size={14} />
      </button>
      <button
        type="button"
        className={valueStep}
        aria-label={t`Move ${text} back`}
        disabled={index === count - 1}
        onClick={() => move(index + 1)}
      >
        <Icon of={ArrowRight} size={14} />
      </button>
      <button
        type="button"
        className={valueStep}
        aria-label={t`Remove ${text}`}
        onClick={() => write((now) => ({ ...now, ...withoutValue(now, option, index) }))}
      >
        <Icon of={X} size={14} />
      </button>
      {asked === "text" && (
        <ValueTextDialog work={work} option={option} index={index} value={value} onClose={() => setAsked(null)} />
      )}
      {asked === "picture" && (
        <ValuePictureDialog work={work} option={option} index={index} text={text} onClose={() => setAsked(null)} />
      )}
    </li>
  );
}
