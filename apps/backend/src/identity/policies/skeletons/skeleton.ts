import { inEachLanguage, type Texts } from "../../../platform/store/language.ts";

/** A heading, and the paragraphs below it. */
export interface SkeletonSection {
  readonly title: Texts;
  readonly paragraphs: readonly Texts[];
}

/** A text to begin with. What only its operator knows stands in square brackets. */
export function skeleton(beginning: Texts, sections: readonly SkeletonSection[]): Texts {
  return inEachLanguage((language) => {
    const written = sections.map(({ title, paragraphs }, index) => {
      const below = paragraphs.map((paragraph) => `<p>${paragraph[language]}</p>`).join("");
      return `<h2>${index + 1}. ${title[language]}</h2>${below}`;
    });
    return `<p>${beginning[language]}</p>${written.join("")}`;
  });
}
