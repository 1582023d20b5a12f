import { Trans } from "@lingui/react/macro";
import { productFormLimits } from "@plaza/api-client/desk";
import { Button } from "@plaza/ui-kit/button";
import { SelectField } from "@plaza/ui-kit/select-field";
import { type ReactElement, useState } from "react";
import { mute, stack } from "../shared/page.css.ts";
import { useTextIn } from "../shared/use-text-in.ts";
import { besideFields, filling } from "./product-form.css.ts";
import type { ProductWork } from "./use-product-work.ts";
import { combinationKey, withOffered } from "./variants.ts";

/** Offers a combination of values where there are too many to show all that are left out. */
export function AddCombination({ work: { content, write } }: { readonly work: ProductWork }): ReactElement {
  const textIn = useTextIn();
  const { options, skus } = content;
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const values = options.map(({ values: all }, option) => Math.min(chosen[option] ?? 0, all.length - 1));
  const isOffered = skus.some((sku) => combinationKey(sku.values) === combinationKey(values));
  const isFull = skus.length >= productFormLimits.skus;
  return (
    <div className={stack}>
      <p className={mute}>
        <Trans>
          There are more combinations than a product can have variants, so only those that are offered are shown.
        </Trans>
      </p>
      <div className={filling}>
        {options.map((option, index) => (
          <SelectField
            key={option.id ?? `new ${index}`}
            label={textIn(option.name)}
            value={String(values[index])}
            onChange={({ currentTarget: { value } }) => setChosen(values.with(index, Number(value)))}
          >
            {[...option.values.entries()].map(([value, { text }]) => (
              <option key={value} value={String(value)}>
                {textIn(text)}
              </option>
            ))}
          </SelectField>
        ))}
        <div className={besideFields}>
          <Button
            disabled={isOffered || isFull}
            onClick={() => write((now) => ({ ...now, ...withOffered(now, values, true) }))}
          >
            <Trans>Offer this combination</Trans>
          </Button>
        </div>
      </div>
    </div>
  );
}
