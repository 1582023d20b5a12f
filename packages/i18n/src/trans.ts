import { Trans as LinguiTrans, type TransProps, useLingui } from "@lingui/react";
import { createElement, type ReactNode } from "react";

/** What Lingui interprets in a finished sentence: tags, escapes (`\u003c` becomes `<`), and its mark for a plural's number. */
const readable = /[<\\%]/;

/**
 * What the macros of `@lingui/react/macro` become. Lingui puts texts into the sentence first and reads the sentence then, so
 * that a name like `<b>x</b>` would be markup; nodes it puts in last, unread. A text with anything to read is a list of
 * nodes here. Others stay texts, because a select compares them with its cases, none of which can hold these characters.
 * A sentence that is nothing but its id, as most are, needs no component of Lingui's.
 */
export function Trans(props: TransProps): ReactNode {
  const { i18n } = useLingui();
  if (Object.keys(props).length === 1) return i18n._(props.id);
  const values = { ...props.values };
  for (const [name, value] of Object.entries(values))
    if (typeof value === "string" && readable.test(value)) values[name] = [value];
  return createElement(LinguiTrans, { ...props, values });
}
