import { Trans, useLingui } from "@lingui/react/macro";
import type { ListingChoices } from "@plaza/api-client/desk";
import { Field } from "@plaza/ui-kit/field";
import { RadioGroup } from "@plaza/ui-kit/radio-group";
import { SelectField } from "@plaza/ui-kit/select-field";
import type { ReactElement } from "react";
import { type BulkDraft, bulkKinds } from "./bulk-draft.ts";
import { CategoryOptions } from "./category-options.tsx";
import { fieldPairs } from "./products.css.ts";

export interface BulkFieldsProps {
  readonly draft: BulkDraft;
  readonly choices: ListingChoices;
  /** Something that the draft needs is missing. */
  readonly isWrong: boolean;
  readonly onDraft: (draft: BulkDraft) => void;
}

/** What is changed, and to what. */
export function BulkFields({ draft, choices, isWrong, onDraft }: BulkFieldsProps): ReactElement {
  const { t } = useLingui();
  const set = (part: Partial<BulkDraft>): void => onDraft({ ...draft, ...part });
  const { kind } = draft;
  const names: Readonly<Record<BulkDraft["kind"], string>> = {
    price: t`Price`,
    marketPrice: t`Market price`,
    noMarketPrice: t`Remove the market price`,
    setStock: t`Set the stock`,
    addStock: t`Add to the stock`,
    listing: t`On or off the shelf`,
    category: t`Category`,
    ownCategory: t`Own category`,
    freight: t`Freight`,
  };
  return (
    <>
      <SelectField
        label={<Trans>What is changed</Trans>}
        value={kind}
        onChange={({ currentTarget: { value } }) =>
          set({ kind: bulkKinds.find((each) => each === value) ?? "price", target: "", value: "" })
        }
      >
        {bulkKinds.map((each) => (
          <option key={each} value={each}>
            {names[each]}
          </option>
        ))}
      </SelectField>
      {(kind === "price" || kind === "marketPrice") && <PriceFields draft={draft} isWrong={isWrong} set={set} />}
      {(kind === "setStock" || kind === "addStock") && (
        <Field
          label={kind === "setStock" ? <Trans>Pieces of each SKU</Trans> : <Trans>Pieces to add to each SKU</Trans>}
          hint={kind === "addStock" && <Trans>With a minus they are taken off.</Trans>}
          inputMode="text"
          autoComplete="off"
          value={draft.pieces}
          error={isWrong && <Trans>A whole number</Trans>}
          onChange={({ currentTarget: { value } }) => set({ pieces: value })}
        />
      )}
      {kind === "listing" && (
        <RadioGroup
          label={<Trans>Shelf</Trans>}
          value={draft.isListed ? "on" : "off"}
          options={[
            { value: "on", label: t`Put on the shelf` },
            { value: "off", label: t`Take off the shelf` },
          ]}
          onChange={(value) => set({ isListed: value === "on" })}
        />
      )}
      {kind === "category" && (
        <SelectField
          label={<Trans>New category</Trans>}
          value={draft.target}
          error={isWrong && <Trans>Please choose one.</Trans>}
          onChange={({ currentTarget: { value } }) => set({ target: value })}
        >
          <option value="">{t`Please choose`}</option>
          <CategoryOptions categories={choices.categories} />
        </SelectField>
      )}
      {kind === "ownCategory" && (
        <SelectField
          label={<Trans>New own category</Trans>}
          value={draft.target}
          onChange={({ currentTarget: { value } }) => set({ target: value })}
        >
          <option value="">{t`None`}</option>
          {choices.ownCategories.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      {kind === "freight" && <FreightFields draft={draft} choices={choices} isWrong={isWrong} set={set} />}
    </>
  );
}

interface PartProps extends Pick<BulkFieldsProps, "draft" | "isWrong"> {
  readonly set: (part: Partial<BulkDraft>) => void;
}

function PriceFields({ draft, isWrong, set }: PartProps): ReactElement {
  const { t } = useLingui();
  const isPercent = draft.by === "percent";
  return (
    <>
      <RadioGroup
        label={<Trans>By how much</Trans>}
        value={draft.by}
        options={[
          { value: "percent", label: t`Percent` },
          { value: "amount", label: t`Amount` },
        ]}
        onChange={(by) => set({ by })}
      />
      <div className={fieldPairs}>
        <SelectField
          label={<Trans>Direction</Trans>}
          value={draft.direction}
          onChange={({ currentTarget: { value } }) => set({ direction: value === "up" ? "up" : "down" })}
        >
          <option value="down">{t`Lower`}</option>
          <option value="up">{t`Raise`}</option>
        </SelectField>
        <Field
          label={isPercent ? <Trans>Percent</Trans> : <Trans>Amount</Trans>}
          {...(isPercent ? { suffix: "%" } : { prefix: "¥" })}
          inputMode="decimal"
          autoComplete="off"
          value={draft.value}
          error={
            isWrong &&
            (isPercent ? (
              <Trans>A percentage with one decimal at most, lowered by less than 100</Trans>
            ) : (
              <Trans>An amount, such as 79.50</Trans>
            ))
          }
          onChange={({ currentTarget: { value } }) => set({ value })}
        />
        <SelectField
          label={<Trans>Rounded to</Trans>}
          value={draft.rounding}
          onChange={({ currentTarget: { value } }) =>
            set({ rounding: (["fen", "jiao", "ninety", "yuan"] as const).find((each) => each === value) ?? "fen" })
          }
        >
          <option value="fen">0.01</option>
          <option value="jiao">0.10</option>
          <option value="ninety">{t`… .90`}</option>
          <option value="yuan">{t`… .00`}</option>
        </SelectField>
      </div>
    </>
  );
}

function FreightFields({ draft, choices, isWrong, set }: PartProps & Pick<BulkFieldsProps, "choices">): ReactElement {
  const { t } = useLingui();
  return (
    <>
      <RadioGroup
        label={<Trans>Freight</Trans>}
        value={draft.mode}
        options={[
          { value: "template", label: t`A template` },
          { value: "fixed", label: t`A fixed amount` },
          { value: "free", label: t`Free` },
        ]}
        onChange={(mode) => set({ mode })}
      />
      {draft.mode === "template" && (
        <SelectField
          label={<Trans>Freight template</Trans>}
          value={draft.target}
          error={isWrong && <Trans>Please choose one.</Trans>}
          onChange={({ currentTarget: { value } }) => set({ target: value })}
        >
          <option value="">{t`Please choose`}</option>
          {choices.freightTemplates.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      {draft.mode === "fixed" && (
        <Field
          label={<Trans>Amount a piece</Trans>}
          prefix="¥"
          inputMode="decimal"
          autoComplete="off"
          value={draft.value}
          error={isWrong && <Trans>An amount, such as 79.50</Trans>}
          onChange={({ currentTarget: { value } }) => set({ value })}
        />
      )}
    </>
  );
}
