import { GeneratorError } from "./generator-error.ts";

/** One name in the spellings of the house: `gift-cards`, `giftCards`, `GiftCards`, `gift_cards`. */
export interface Spelling {
  readonly kebab: string;
  readonly camel: string;
  readonly pascal: string;
  /** As in the public URLs. */
  readonly snake: string;
}

const kebabCase = /^[a-z][a-z\d]*(?:-[a-z\d]+)*$/;

/** @throws GeneratorError when the name is not kebab-case. */
export function spell(name: string): Spelling {
  if (!kebabCase.test(name)) throw new GeneratorError(`"${name}" is not kebab-case: write it like "gift-cards".`);
  const pascal = name
    .split("-")
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join("");
  return {
    kebab: name,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    pascal,
    snake: name.replaceAll("-", "_"),
  };
}
