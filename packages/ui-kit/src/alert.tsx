import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide";
import type { ReactElement, ReactNode } from "react";
import { alert, kinds, title as titleLook, text } from "./alert.css.ts";
import { Icon } from "./icon.tsx";
import { hasContent } from "./has-content.ts";
import { type Elements, SlotContent } from "./slot-content.tsx";

export interface AlertProps {
  readonly kind: keyof typeof kinds;
  readonly title?: ReactNode;
  readonly children: ReactNode;
  /** Set on an alert that appears after a press, so that it is spoken. One that the page came with is read in its place. */
  readonly announce?: boolean | undefined;
  /** A link or button at the end. */
  readonly action?: Elements;
}

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

export function Alert({ kind, title, children, announce = false, action }: AlertProps): ReactElement {
  const role = kind === "danger" ? "alert" : "status";
  return (
    <div className={`${alert} ${kinds[kind]}`} role={announce ? role : undefined}>
      <Icon of={icons[kind]} size={18} />
      <div className={text}>
        {hasContent(title) && <div className={titleLook}>{title}</div>}
        <SlotContent>{children}</SlotContent>
      </div>
      {action}
    </div>
  );
}
