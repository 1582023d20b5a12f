import { type ReactElement, type ReactNode, useId } from "react";
import { heading } from "../shared/panel.css.ts";
import { section, whole } from "./apply-form.css.ts";
import type { Elements } from "@plaza/ui-kit/slot-content";

export interface FormSectionProps {
  readonly title: ReactNode;
  readonly children: Elements;
}

/** Fields that belong together, two beside each other where there is room. */
export function FormSection({ title, children }: FormSectionProps): ReactElement {
  const id = useId();
  return (
    <section className={section} aria-labelledby={id}>
      <h2 id={id} className={`${heading} ${whole}`}>
        {title}
      </h2>
      {children}
    </section>
  );
}
