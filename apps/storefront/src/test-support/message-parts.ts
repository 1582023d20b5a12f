import type { Messages } from "@lingui/core";

export interface MessageParts {
  /** Values that are shown unchanged. */
  readonly texts: readonly string[];
  /** Values that choose a plural. */
  readonly numbers: readonly string[];
  /** The message's own tags. */
  readonly tags: readonly string[];
}

/** The names of all that a compiled message needs to be drawn. */
export function messageParts(message: Messages[string]): MessageParts {
  const [texts, numbers, tags] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const collect = (part: Messages[string]): void => {
    for (const token of part)
      if (typeof token === "string") for (const [, tag = ""] of token.matchAll(/<(\w+)\/?>/g)) tags.add(tag);
      else {
        const [name, format, cases] = token;
        (format === undefined || format === "select" ? texts : numbers).add(name);
        if (typeof cases === "object" && cases !== null)
          for (const branch of Object.values(cases)) if (Array.isArray(branch)) collect(branch);
      }
  };
  collect(typeof message === "string" ? [message] : message);
  return { texts: [...texts].filter((name) => !numbers.has(name)), numbers: [...numbers], tags: [...tags] };
}
