import { useEffect, useState } from "react";
import { type SectionName, sectionIds } from "./section-ids.ts";

const names = Object.keys(sectionIds) as SectionName[];

/** The section that lies below the bar, at the top of the window; before that the first one. */
export function useCurrentSection(): SectionName {
  const [current, setCurrent] = useState<SectionName>("details");
  useEffect(() => {
    const seen = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) seen.add(target.id);
          else seen.delete(target.id);
        }
        setCurrent(names.findLast((name) => seen.has(sectionIds[name])) ?? "details");
      },
      // The upper third of the window, where a reader's eye is.
      { rootMargin: "0px 0px -67% 0px" },
    );
    for (const name of names) {
      const section = document.getElementById(sectionIds[name]);
      if (section !== null) observer.observe(section);
    }
    return () => observer.disconnect();
  }, []);
  return current;
}
