import { Icon } from "@plaza/ui-kit/icon";
import { SlotContent, type Elements } from "@plaza/ui-kit/slot-content";
import { ChevronRight } from "lucide";
import { type ReactElement, type ReactNode, useId } from "react";
import { panel } from "../shared/page.css.ts";
import type { FormSection } from "./form-sections.ts";
import { chevron, sectionBody, sectionButton, sectionHead, summary as summaryLook } from "./product-form.css.ts";
import { useFocusOfForm } from "./use-form-focus.ts";

export interface ProductFormSectionProps {
  readonly section: FormSection;
  readonly title: ReactNode;
  /** What is in it, in few words. */
  readonly summary: ReactNode;
  readonly children: Elements;
}

/** A part of the form that folds. Folded it keeps what is being written and sent in it. */
export function ProductFormSection({ section, title, summary, children }: ProductFormSectionProps): ReactElement {
  const id = useId();
  const { open, toggle } = useFocusOfForm();
  const isOpen = open.has(section);
  return (
    <section className={panel} aria-labelledby={`${id}-title`}>
      <h2 className={sectionHead}>
        <button
          type="button"
          className={sectionButton}
          aria-expanded={isOpen}
          aria-controls={`${id}-body`}
          onClick={() => toggle(section)}
        >
          <span className={chevron}>
            <Icon of={ChevronRight} size={16} />
          </span>
          <span id={`${id}-title`}>{title}</span>
          <span className={summaryLook}>
            <SlotContent>{summary}</SlotContent>
          </span>
        </button>
      </h2>
      <div id={`${id}-body`} className={sectionBody} hidden={!isOpen}>
        {children}
      </div>
    </section>
  );
}
