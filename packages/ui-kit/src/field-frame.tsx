import { Trans } from "@lingui/react/macro";
import { CircleAlert } from "lucide";
import { type ReactElement, type ReactNode, useId } from "react";
import * as look from "./field.css.ts";
import { Icon } from "./icon.tsx";
import { hasContent } from "./has-content.ts";
import { SlotContent } from "./slot-content.tsx";

/** What stands around the control of every kind of field. */
export interface FieldParts {
  readonly label: ReactNode;
  /** Spoken when it changes, like the error. */
  readonly hint?: ReactNode;
  /** Takes the place of the hint. */
  readonly error?: ReactNode;
  /** Writes "optional" after the label. */
  readonly optional?: boolean | undefined;
  /** Before and after the control, inside its frame. */
  readonly prefix?: ReactNode;
  readonly suffix?: ReactNode;
  /** 48 px high, as on the login page. */
  readonly large?: boolean | undefined;
}

/** What ties a control to its label, hint and error. */
export interface ControlProps {
  readonly id: string;
  readonly "aria-invalid": true | undefined;
  readonly "aria-describedby": string | undefined;
}

export interface FieldFrameProps extends FieldParts {
  /** An id of the owner's choice, for links to the field. */
  readonly id?: string | undefined;
  /** The id of something else that describes the control. */
  readonly describedBy?: string | undefined;
  /** At the end of the hint's line. */
  readonly count?: ReactNode;
  /** Draws the control. */
  readonly children: (props: ControlProps) => ReactElement;
}

export function FieldFrame(props: FieldFrameProps): ReactElement {
  const ownId = useId();
  const id = props.id ?? ownId;
  const wrong = hasContent(props.error);
  const belowId = `${id}-below`;
  const described = wrong || hasContent(props.hint);
  return (
    <div>
      <label htmlFor={id} className={look.label}>
        <SlotContent>{props.label}</SlotContent>
        {props.optional === true && (
          <span className={look.optional}>
            {" "}
            <Trans>(optional)</Trans>
          </span>
        )}
      </label>
      <div className={props.large === true ? `${look.frame} ${look.large}` : look.frame}>
        {hasContent(props.prefix) && <SlotContent>{props.prefix}</SlotContent>}
        {props.children({
          id,
          "aria-invalid": wrong || undefined,
          "aria-describedby": [described && belowId, props.describedBy].filter(Boolean).join(" ") || undefined,
        })}
        {hasContent(props.suffix) && <SlotContent>{props.suffix}</SlotContent>}
      </div>
      <div className={look.below}>
        <span id={belowId} aria-live="polite" className={wrong ? look.error : undefined}>
          {wrong && <Icon of={CircleAlert} size={14} />}
          {described && <span>{wrong ? props.error : props.hint}</span>}
        </span>
        {hasContent(props.count) && <span className={look.count}>{props.count}</span>}
      </div>
    </div>
  );
}
