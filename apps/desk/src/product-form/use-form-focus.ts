import type { ProductFormProblem } from "@plaza/api-client/desk";
import type { Locale } from "@plaza/i18n";
import { use, useEffect, useRef, useState } from "react";
import {
  type FormFocus,
  FormFocusContext,
  type FormSection,
  formSections,
  languageOf,
  marksOf,
  sectionOf,
} from "./form-sections.ts";

export interface FormFocusControl extends FormFocus {
  /** Opens the section of a field and brings the focus to it. */
  readonly goTo: (field: string, sku: number | null) => void;
}

interface Target {
  readonly field: string;
  readonly sku: number | null;
}

/** Which sections are open, and the way to a field of one. */
export function useFormFocus(
  defaultLanguage: Locale,
  problems: readonly ProductFormProblem[],
  folded: readonly FormSection[],
): FormFocusControl {
  const [open, setOpen] = useState<ReadonlySet<FormSection>>(
    () => new Set(formSections.filter((section) => !folded.includes(section))),
  );
  const [language, setLanguage] = useState(defaultLanguage);
  const target = useRef<Target | null>(null);
  const [, render] = useState(0);
  useEffect(() => {
    if (target.current === null) return;
    const { field, sku } = target.current;
    target.current = null;
    const found = marksOf(field, sku)
      .map((mark) => document.querySelector<HTMLElement>(`[data-field="${CSS.escape(mark)}"]`))
      .find((element) => element !== null);
    const control = found?.matches("input, textarea, select, button")
      ? found
      : found?.querySelector<HTMLElement>("input, textarea, select, [contenteditable=true], button");
    control?.scrollIntoView({ block: "center" });
    control?.focus({ preventScroll: true });
  });
  return {
    open,
    toggle: (section) =>
      setOpen((before) =>
        before.has(section) ? new Set([...before].filter((each) => each !== section)) : new Set([...before, section]),
      ),
    language,
    setLanguage,
    errorOf: (field, sku) =>
      problems.find((problem) => problem.field === field && (problem.sku ?? undefined) === sku)?.message,
    goTo: (field, sku) => {
      target.current = { field, sku };
      setOpen((before) => new Set([...before, sectionOf(field, sku)]));
      const named = languageOf(field);
      if (named !== null) setLanguage(named);
      else if (sectionOf(field, sku) === "texts") setLanguage(defaultLanguage);
      render((count) => count + 1);
    },
  };
}

/** The form around a section. */
export function useFocusOfForm(): FormFocus {
  const focus = use(FormFocusContext);
  if (focus === null) throw new Error("Only within a form of a product");
  return focus;
}
