import { Icon, type IconProps } from "@plaza/ui-kit/icon";
import type { ReactElement, ReactNode } from "react";
import * as look from "../shared/account-section.css.ts";

export interface ProfileRowProps {
  readonly icon: IconProps["of"];
  readonly title: ReactNode;
  readonly about: ReactNode;
  /** What can be done about it. */
  readonly children?: ReactNode;
}

/** One thing of an account, with its button at the end of the line. */
export function ProfileRow({ icon, title, about, children }: ProfileRowProps): ReactElement {
  return (
    <div className={look.row}>
      <span className={look.rowIcon}>
        <Icon of={icon} size={18} />
      </span>
      <div className={look.rowText}>
        <p>{title}</p>
        <p className={look.rowAbout}>{about}</p>
      </div>
      <div className={look.rowAction}>{children}</div>
    </div>
  );
}
