import { Trans, useLingui } from "@lingui/react/macro";
import type { ProductToOffer, SkuToOffer } from "@plaza/api-client/desk";
import { formatMoney, formatNumber, useLocale } from "@plaza/i18n";
import { Field } from "@plaza/ui-kit/field";
import type { FieldErrors } from "@plaza/ui-kit/form-errors";
import type { ReactElement, ReactNode } from "react";
import { mute, number, stack, strong } from "../shared/page.css.ts";
import { Thumbnail } from "../shared/thumbnail.tsx";
import { line } from "../shared/page.css.ts";
import { skuFields, skuName } from "./flash-offers.css.ts";
import type { OfferProblem, OfferProblems, WrittenOffer, WrittenPrice } from "./read-offer.ts";

export interface OfferFieldsProps {
  readonly product: ProductToOffer;
  readonly written: WrittenOffer;
  readonly errors: FieldErrors<string>;
  /** What takes the product away again. */
  readonly change: ReactNode;
  readonly onChange: (written: WrittenOffer) => void;
}

/** The prices of a product in the sale, what is set aside, and how many one customer can buy. */
export function OfferFields({ product, written, errors, change, onChange }: OfferFieldsProps): ReactElement {
  const write = (skuId: number, more: Partial<WrittenPrice>): void => {
    const before = written.prices[skuId] ?? { price: "", setAside: "" };
    onChange({ ...written, prices: { ...written.prices, [skuId]: { ...before, ...more } } });
  };
  return (
    <div className={stack}>
      <div className={line}>
        <Thumbnail image={product.image} />
        <bdi className={strong}>{product.name}</bdi>
        <span>{change}</span>
      </div>
      <p className={mute}>
        <Trans>
          A SKU without a price stays out of the sale. Pieces that are set aside are no stock until it is over.
        </Trans>
      </p>
      {product.skus.map((sku) => (
        <SkuRow
          key={sku.id}
          sku={sku}
          name={sku.options === "" ? product.name : sku.options}
          written={written.prices[sku.id] ?? { price: "", setAside: "" }}
          errors={errors}
          onChange={(more) => write(sku.id, more)}
        />
      ))}
      <Field
        label={<Trans>Limit a customer</Trans>}
        hint={<Trans>Pieces of all SKUs together. Empty: as many as there are</Trans>}
        optional
        inputMode="numeric"
        autoComplete="off"
        value={written.limit}
        error={errors["limit"]}
        onChange={({ currentTarget: { value } }) => onChange({ ...written, limit: value })}
      />
    </div>
  );
}

interface SkuRowProps {
  readonly sku: SkuToOffer;
  readonly name: string;
  readonly written: WrittenPrice;
  readonly errors: FieldErrors<string>;
  readonly onChange: (more: Partial<WrittenPrice>) => void;
}

function SkuRow({ sku, name, written, errors, onChange }: SkuRowProps): ReactElement {
  const locale = useLocale();
  const stock = formatNumber(sku.stock, locale);
  return (
    <div className={skuFields} role="group" aria-label={name}>
      <div className={skuName}>
        <bdi>{name}</bdi>
        <div className={`${mute} ${number}`}>
          <span translate="no">{`${formatMoney(sku.regularPrice)} ·`}</span> <Trans>{stock} in stock</Trans>
        </div>
      </div>
      <Field
        label={<Trans>Price in the sale</Trans>}
        prefix="¥"
        inputMode="decimal"
        autoComplete="off"
        value={written.price}
        error={errors[`price-${sku.id}`]}
        onChange={({ currentTarget: { value } }) => onChange({ price: value })}
      />
      <Field
        label={<Trans>Set aside</Trans>}
        optional
        inputMode="numeric"
        autoComplete="off"
        value={written.setAside}
        error={errors[`pieces-${sku.id}`]}
        onChange={({ currentTarget: { value } }) => onChange({ setAside: value })}
      />
    </div>
  );
}

/** What is said beside the fields of an offer. */
export function useOfferErrors(problems: OfferProblems): FieldErrors<string> {
  const { t } = useLingui();
  const texts: Readonly<Record<OfferProblem, string>> = {
    missing: t`Please enter a price.`,
    amount: t`An amount, such as 79.50`,
    doubt: t`With two decimals, please: this can mean two amounts`,
    below: t`Below what the SKU costs otherwise`,
    count: t`A whole number from 1`,
    stock: t`There are not so many in stock`,
  };
  return Object.fromEntries(Object.entries(problems).map(([name, problem]) => [name, texts[problem]]));
}
