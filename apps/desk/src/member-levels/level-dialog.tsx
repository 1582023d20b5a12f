import { Trans, useLingui } from "@lingui/react/macro";
import { type LanguageTexts, type MemberLevel, saveMemberLevel } from "@plaza/api-client/desk";
import { typedFen } from "@plaza/i18n";
import { Field } from "@plaza/ui-kit/field";
import { RadioGroup } from "@plaza/ui-kit/radio-group";
import { useToasts } from "@plaza/ui-kit/toast";
import { type ReactElement, useState } from "react";
import { amountText, typedUnits } from "../freight/template-draft.ts";
import { memberLevelsRoute } from "../routes.ts";
import { FormDialog } from "../shared/form-dialog.tsx";
import { LanguageFields } from "../shared/language-fields.tsx";
import { languageErrors } from "../shared/language-errors.ts";
import { writtenTexts } from "../shared/language-texts.ts";
import { useChange } from "../shared/use-change.ts";
import { reductionText, typedShare } from "./price-reduction.ts";

export interface LevelDialogProps {
  /** As it was when the dialog was opened; null: it is new. */
  readonly level: MemberLevel | null;
  readonly onClose: () => void;
}

const usualDays = "365";

/** What a level is called, what its customers pay, and who reaches it. */
export function LevelDialog({ level, onClose }: LevelDialogProps): ReactElement {
  const { t } = useLingui();
  const toasts = useToasts();
  const { desk } = memberLevelsRoute.useRouteContext();
  const [read] = useState(level);
  const [name, setName] = useState<LanguageTexts>(read?.name ?? {});
  const [percent, setPercent] = useState(read === null ? "" : reductionText(read.priceShare));
  const [way, setWay] = useState<"hand" | "turnover">(read === null || read.turnover === null ? "hand" : "turnover");
  const [amount, setAmount] = useState(read?.turnover == null ? "" : amountText(read.turnover.from));
  const [days, setDays] = useState(read?.turnover == null ? usualDays : String(read.turnover.days));
  const [isTried, setIsTried] = useState(false);
  const [share, fen, dayCount] = [typedShare(percent), typedFen(amount), typedUnits(days)];
  const turnover = way === "hand" || fen === null || dayCount === null ? null : { from: fen, days: dayCount };
  const save = useChange({
    event: "member-level-change",
    send: () =>
      saveMemberLevel(desk, {
        seen: read === null ? null : { id: read.id, revision: read.revision },
        name: writtenTexts(name),
        priceShare: share ?? 0,
        turnover,
      }),
    onDone: () => {
      toasts.show(t`The level is saved.`);
      onClose();
    },
  });
  const changed = (): void => {
    if (save.problem !== null) save.reset();
  };
  const problemOf = (field: string): string | undefined =>
    save.problem !== null && save.field === field ? save.problem : undefined;
  const isOfField = ["price_share", "turnover_from", "turnover_days"].includes(save.field ?? "");
  const { errors, rest } = languageErrors(save, isTried, name, t`Please write this in one language at least.`);
  const wrong = {
    percent: share === null ? t`A number from 0 to 99.99, such as 10` : undefined,
    amount: way === "turnover" && (fen === null || fen === 0) ? t`An amount, such as 79.50` : undefined,
    days: way === "turnover" && dayCount === null ? t`A whole number of days` : undefined,
  };
  const isWrong = Object.values(wrong).some((each) => each !== undefined);
  return (
    <FormDialog
      size="wide"
      title={read === null ? <Trans>New level</Trans> : <Trans>Change the level</Trans>}
      submitLabel={<Trans>Save</Trans>}
      busy={save.busy}
      problem={isOfField ? null : rest}
      onSubmit={() => {
        setIsTried(true);
        if (!isWrong && Object.keys(writtenTexts(name)).length > 0) save.run();
      }}
      onClose={onClose}
    >
      <LanguageFields
        label={<Trans context="thing">Name</Trans>}
        texts={name}
        maxLength={30}
        errors={errors}
        onTexts={(texts) => {
          setName(texts);
          changed();
        }}
      />
      <Field
        label={<Trans>Percent off the price</Trans>}
        hint={<Trans>Of products with a member price, outside flash sales. 0 is the full price.</Trans>}
        suffix="%"
        inputMode="decimal"
        autoComplete="off"
        value={percent}
        error={problemOf("price_share") ?? (isTried ? wrong.percent : undefined)}
        onChange={({ currentTarget: { value } }) => {
          setPercent(value);
          changed();
        }}
      />
      <RadioGroup
        label={<Trans>Who reaches it</Trans>}
        value={way}
        options={[
          { value: "hand", label: t`Only those whom operators give it` },
          { value: "turnover", label: t`Those who buy enough, too` },
        ]}
        onChange={setWay}
      />
      {way === "turnover" && (
        <>
          <Field
            label={<Trans>From this amount on</Trans>}
            hint={<Trans>All completed orders of the days together, without what was given back.</Trans>}
            prefix="¥"
            inputMode="decimal"
            autoComplete="off"
            value={amount}
            error={problemOf("turnover_from") ?? (isTried ? wrong.amount : undefined)}
            onChange={({ currentTarget: { value } }) => {
              setAmount(value);
              changed();
            }}
          />
          <Field
            label={<Trans>Within so many days</Trans>}
            inputMode="numeric"
            autoComplete="off"
            value={days}
            error={problemOf("turnover_days") ?? (isTried ? wrong.days : undefined)}
            onChange={({ currentTarget: { value } }) => {
              setDays(value);
              changed();
            }}
          />
        </>
      )}
    </FormDialog>
  );
}
