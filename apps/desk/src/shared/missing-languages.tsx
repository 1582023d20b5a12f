import { useLingui } from "@lingui/react/macro";
import { localeNames } from "@plaza/i18n";
import { Tag } from "@plaza/ui-kit/tag";
import type { ReactElement } from "react";
import { missingLanguages } from "./language-texts.ts";

/** The languages in which something has no name yet; nothing where it has one in each. */
export function MissingLanguages({
  texts,
}: {
  readonly texts: Parameters<typeof missingLanguages>[0];
}): ReactElement | null {
  const { t } = useLingui();
  const languages = missingLanguages(texts)
    .map((each) => localeNames[each])
    .join(", ");
  return languages === "" ? null : <Tag kind="warning">{t`Missing: ${languages}`}</Tag>;
}
