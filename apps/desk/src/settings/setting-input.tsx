import { useLingui } from "@lingui/react/macro";
import type { PlatformSetting, SettingUnit } from "@plaza/api-client/desk";
import { Alert } from "@plaza/ui-kit/alert";
import { Checkbox } from "@plaza/ui-kit/checkbox";
import { Field } from "@plaza/ui-kit/field";
import { SelectField } from "@plaza/ui-kit/select-field";
import { Switch } from "@plaza/ui-kit/switch";
import type { ReactElement } from "react";
import { legend } from "../shared/language-fields.css.ts";
import { LanguageFields } from "../shared/language-fields.tsx";
import { row } from "../shared/page.css.ts";
import { SettingPicture } from "./setting-picture.tsx";
import type { ChangeDraft, SettingDraft } from "./setting-drafts.ts";
import { numberField } from "./settings.css.ts";

export interface SettingInputProps {
  readonly setting: PlatformSetting;
  readonly draft: SettingDraft;
  /** What is wrong with it, by language, or with all of it (`all`). */
  readonly errors: Readonly<Record<string, string>>;
  readonly onDraft: ChangeDraft;
}

/** Where a text has a limit of the platform, that says so; this one only keeps a whole page from being pasted. */
const maxLength = 1000;

/** What a setting is set with: as its kind wants it. */
export function SettingInput(props: SettingInputProps): ReactElement {
  const { setting, draft, errors, onDraft } = props;
  const { title, control, texts, allowed } = setting;
  const { value } = draft;
  const unit = useUnits();
  const error = errors["all"];
  const set = (next: string): void => onDraft((now) => ({ ...now, value: next }));
  if (texts !== null && draft.texts !== null) {
    return (
      <LanguageFields
        label={title}
        texts={draft.texts}
        maxLength={maxLength}
        optional={setting.standard === ""}
        errors={errors}
        onTexts={(next) => onDraft((now) => ({ ...now, texts: next }))}
      />
    );
  }
  switch (control.kind) {
    case "flag":
      return (
        <>
          <Switch
            label={title}
            checked={value === "1"}
            onChange={({ currentTarget: { checked } }) => set(checked ? "1" : "0")}
          />
          <Problem text={error} />
        </>
      );
    case "number":
      return (
        <div className={numberField}>
          <Field
            label={title}
            hint={allowed}
            error={error}
            inputMode="numeric"
            autoComplete="off"
            suffix={unit[control.unit]}
            value={value}
            onChange={({ currentTarget }) => set(currentTarget.value)}
          />
        </div>
      );
    case "choice":
      return (
        <SelectField
          label={title}
          error={error}
          value={value}
          onChange={({ currentTarget }) => set(currentTarget.value)}
        >
          {control.choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.title}
            </option>
          ))}
        </SelectField>
      );
    case "choices":
      return <Several {...props} choices={control.choices} needed={control.needed} />;
    case "image":
      return <SettingPicture {...props} use={control.use} />;
    case "text":
      return (
        <Field
          label={title}
          hint={allowed}
          error={error}
          autoComplete="off"
          spellCheck={false}
          maxLength={maxLength}
          value={value}
          onChange={({ currentTarget }) => set(currentTarget.value)}
        />
      );
    default:
      return control satisfies never;
  }
}

/** How numbers are counted. */
function useUnits(): Readonly<Record<SettingUnit, string>> {
  const { t } = useLingui();
  return {
    minutes: t({ message: "minutes", context: "unit" }),
    hours: t({ message: "hours", context: "unit" }),
    days: t({ message: "days", context: "unit" }),
    yuan: t({ message: "yuan", context: "unit" }),
    parcels: t({ message: "parcels", context: "unit" }),
  };
}

type Choices = Extract<PlatformSetting["control"], { readonly kind: "choices" }>;

function Several({
  setting,
  draft,
  choices,
  needed,
  errors,
  onDraft,
}: SettingInputProps & Omit<Choices, "kind">): ReactElement {
  const chosen = draft.value.split(",");
  return (
    <fieldset>
      <legend className={legend}>{setting.title}</legend>
      <div className={row}>
        {choices.map(({ value, title }) => (
          <Checkbox
            key={value}
            label={title}
            checked={chosen.includes(value)}
            disabled={needed.includes(value)}
            onChange={({ currentTarget: { checked } }) => {
              const isChosen = (each: string): boolean => (each === value ? checked : chosen.includes(each));
              const all = choices.map((choice) => choice.value);
              onDraft((now) => ({ ...now, value: all.filter(isChosen).join() }));
            }}
          />
        ))}
      </div>
      <Problem text={errors["all"]} />
    </fieldset>
  );
}

/** What is wrong, where the control has no place for it. */
function Problem({ text }: { readonly text: string | undefined }): ReactElement | null {
  return text === undefined ? null : <Alert kind="danger">{text}</Alert>;
}
