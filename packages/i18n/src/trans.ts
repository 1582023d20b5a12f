import { Trans as LinguiTrans, type TransProps, type TransRenderProps, useLingui } from "@lingui/react";
import { createElement, type ReactNode } from "react";
import { loneTexts } from "./lone-texts.ts";

/** What Lingui interprets in a finished sentence: tags, escapes (`\u003c` becomes `<`), and its mark for a plural's number. */
const readable = /[<\\%]/;

/** Whether a value stands in its sentence as it is. */
function isPlain(value: unknown): boolean {
  return typeof value === "number" || (typeof value === "string" && !readable.test(value));
}

function isText({ values, components, render, component, formats }: TransProps): boolean {
  return (
    [components, render, component, formats].every((part) => part === undefined) &&
    (values === undefined || Object.values(values).every(isPlain))
  );
}

/**
 * What the macros of `@lingui/react/macro` become. Lingui puts texts into the sentence first and reads the sentence then, so
 * that a name like `<b>x</b>` would be markup; nodes it puts in last, unread. A text with anything to read is a list of
 * nodes here. Others stay texts, because a select compares them with its cases, none of which can hold these characters.
 * A sentence of nothing but texts and numbers needs none of Lingui's three components. Each text is drawn alone in an element:
 * `loneTexts` says why. Where only texts are allowed (`<option>`, `<title>`), `t` is the one to take.
 */
export function Trans(props: TransProps): ReactNode {
  const { i18n } = useLingui();
  const { id, message } = props;
  if (isText(props)) return loneTexts(i18n._(id, props.values, message === undefined ? undefined : { message }));
  const values = { ...props.values };
  for (const [name, value] of Object.entries(values))
    if (typeof value === "string" && readable.test(value)) values[name] = [value];
  const { render: _, ...sentence } = props;
  return createElement(LinguiTrans, { ...sentence, values, component: Sentence });
}

function Sentence({ translation }: TransRenderProps): ReactNode {
  return loneTexts(translation);
}
