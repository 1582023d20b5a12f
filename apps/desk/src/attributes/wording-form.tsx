import { Trans, useLingui } from "@lingui/react/macro";
import type { AttributeWording, LanguageTexts } from "@plaza/api-client/desk";
import { TextArea } from "@plaza/ui-kit/text-area";
import { useToasts } from "@plaza/ui-kit/toast";
import { type ReactElement, useState } from "react";
import { FormDialog } from "../shared/form-dialog.tsx";
import { languageErrors } from "../shared/language-errors.ts";
import { LanguageFields } from "../shared/language-fields.tsx";
import { writtenTexts } from "../shared/language-texts.ts";
import { useChange } from "../shared/use-change.ts";
import type { Elements } from "@plaza/ui-kit/slot-content";

export interface WordingFormProps {
  readonly title: ReactElement;
  /** As it was when the dialog was opened; null: it is new. */
  readonly present: AttributeWording | null;
  readonly send: (wording: AttributeWording) => Promise<unknown>;
  /** What is said once it is saved. */
  readonly saved: string;
  /** Why it is not sent; null: nothing is missing. */
  readonly missing?: string | null;
  readonly onClose: () => void;
  /** Further fields; given what the platform says of them. */
  readonly children?: (problem: { readonly field: string | null; readonly text: string | null }) => Elements;
}

const maxLength = 100;

/** What an attribute or a value is called, in all languages and by merchants. */
export function WordingForm(props: WordingFormProps): ReactElement {
  const { title, present, send, saved, missing = null, onClose, children } = props;
  const { t } = useLingui();
  const toasts = useToasts();
  const [name, setName] = useState<LanguageTexts>(present?.name ?? {});
  const [words, setWords] = useState(present?.synonyms.join("\n") ?? "");
  const [isTried, setIsTried] = useState(false);
  const save = useChange({
    event: "marketplace-attribute-change",
    send: () => send({ name: writtenTexts(name), synonyms: wordsIn(words) }),
    onDone: () => {
      toasts.show(saved);
      onClose();
    },
  });
  const changed = (): void => {
    if (save.problem !== null) save.reset();
  };
  const isOfWords = save.field === "synonyms";
  const isOfOthers = save.field === "category_ids";
  const { errors, rest } = languageErrors(save, isTried, name, t`Please write this in one language at least.`);
  return (
    <FormDialog
      size="wide"
      title={title}
      submitLabel={<Trans>Save</Trans>}
      busy={save.busy}
      problem={isOfWords || isOfOthers ? null : rest}
      onSubmit={() => {
        setIsTried(true);
        if (missing === null && Object.keys(writtenTexts(name)).length > 0) save.run();
      }}
      onClose={onClose}
    >
      <LanguageFields
        label={<Trans context="thing">Name</Trans>}
        texts={name}
        maxLength={maxLength}
        errors={errors}
        onTexts={(texts) => {
          setName(texts);
          changed();
        }}
      />
      <TextArea
        label={<Trans>What merchants also write</Trans>}
        hint={<Trans>A word or phrase on each line, in whatever language. Capitals and spaces do not matter.</Trans>}
        error={isOfWords ? (save.problem ?? undefined) : undefined}
        optional
        rows={5}
        value={words}
        onChange={({ currentTarget: { value } }) => {
          setWords(value);
          changed();
        }}
      />
      {children?.(
        isOfOthers ? { field: save.field, text: save.problem } : { field: null, text: isTried ? missing : null },
      )}
    </FormDialog>
  );
}

function wordsIn(text: string): readonly string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}
