import { type SectionName, sectionIds } from "./section-ids.ts";

/** Scrolls to a section of the product's page, and moves the focus there. */
export function showSection(name: SectionName): void {
  // A frame later, when what the same press has opened is laid out.
  requestAnimationFrame(() => {
    const section = document.getElementById(sectionIds[name]);
    section?.scrollIntoView();
    section?.focus({ preventScroll: true });
  });
}
