import type { I18n } from "@lingui/core";
import { LinguiContext } from "@lingui/react";
import { createElement, type ReactElement, type ReactNode, useMemo } from "react";

export interface I18nProviderProps {
  /** For the whole life of what is drawn: another language is another document. */
  readonly i18n: I18n;
  readonly children?: ReactNode;
}

/**
 * Gives its messages to what is drawn within. Lingui's own provider draws everything that has a word again, and at once,
 * whenever a package adds its messages: the whole page for a heart that comes late or a link that is prefetched. But nothing
 * is drawn before its messages are there, an instance keeps its language, and messages that are added replace none.
 */
export function I18nProvider({ i18n, children }: I18nProviderProps): ReactElement {
  const context = useMemo(() => ({ i18n, _: i18n.t.bind(i18n) }), [i18n]);
  return createElement(LinguiContext.Provider, { value: context }, children);
}
