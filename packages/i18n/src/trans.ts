import { Trans as LinguiTrans, type TransProps, useLingui } from "@lingui/react";
import { createElement, type ReactNode } from "react";

/** What Lingui interprets in a finished sentence: tags, escapes (`\u003c` becomes `<`), and its mark for a plural's number. */
const readable = /[<\\%]/;

/** Whether a sentence with this value in it is a text in which there is nothing to read. */
function isPlain(value: unknown): boolean {
  return typeof value === "number" || (typeof value === "string" && !readable.test(value));
}

/**
 * What the macros of `@lingui/react/macro` become. Lingui puts texts into the sentence first and reads the sentence then, so
 * that a name like `<b>x</b>` would be markup; nodes it puts in last, unread. A text with anything to read is a list of
 * nodes here. Others stay texts, because a select compares them with its cases, none of which can hold these characters.
 * A sentence of nothing but such texts, as nearly all are, needs no component of Lingui's.
 */
export function Trans(props: TransProps): ReactNode {
  const { i18n } = useLingui();
  const { id, message, formats, components, render, component } = props;
  const entries = Object.entries(props.values ?? {});
  const isText = components === undefined && render === undefined && component === undefined;
  if (isText && entries.every(([, value]) => isPlain(value)))
    return i18n._(id, props.values, { ...(message !== undefined && { message }), ...(formats && { formats }) });
  const values = { ...props.values };
  for (const [name, value] of entries) if (typeof value === "string" && readable.test(value)) values[name] = [value];
  return createElement(LinguiTrans, { ...props, values });
}
