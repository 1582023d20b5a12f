import { Trans, useLingui } from "@lingui/react/macro";
import {
  type FormFreight,
  type FormFreightMode,
  formFreightModes,
  productFormChoicesQuery,
  productFormLimits,
} from "@plaza/api-client/desk";
import { Checkbox } from "@plaza/ui-kit/checkbox";
import { RadioGroup } from "@plaza/ui-kit/radio-group";
import { SelectField } from "@plaza/ui-kit/select-field";
import { TextArea } from "@plaza/ui-kit/text-area";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { workRoute } from "../routes.ts";
import { AmountField } from "./amount-field.tsx";
import { CountField } from "./count-field.tsx";
import { ProductFormSection } from "./form-section.tsx";
import { pair } from "./product-form.css.ts";
import { useFocusOfForm } from "./use-form-focus.ts";
import { useFreightModeNames } from "./use-freight-mode-names.ts";
import type { ProductWork } from "./use-product-work.ts";

/** How a product reaches who buys it, and what that costs. */
export function DeliverySection({ work }: { readonly work: ProductWork }): ReactElement {
  const { t } = useLingui();
  const { errorOf } = useFocusOfForm();
  const modes = useFreightModeNames();
  const { content, write } = work;
  const isVirtual = content.delivery === "virtual";
  return (
    <ProductFormSection
      section="delivery"
      title={<Trans context="product form">Delivery</Trans>}
      summary={isVirtual ? t`Nothing is sent` : modes[content.freight.mode]}
    >
      <div data-field="delivery">
        <RadioGroup
          label={<Trans>How it reaches who buys it</Trans>}
          value={content.delivery}
          error={errorOf("delivery")}
          options={[
            { value: "express", label: <Trans>It is sent</Trans> },
            {
              value: "virtual",
              label: <Trans>Nothing is sent</Trans>,
              description: <Trans>Codes, tickets, downloads: buyers read it with their order.</Trans>,
            },
          ]}
          onChange={(delivery) => write((now) => ({ ...now, delivery }))}
        />
      </div>
      {isVirtual ? (
        <TextArea
          label={<Trans>What buyers receive once they have paid</Trans>}
          optional
          hint={<Trans>Empty: you write it to each of them when you deliver.</Trans>}
          data-field="virtualContent"
          maxLength={productFormLimits.virtualContentLength}
          value={content.virtualContent}
          error={errorOf("virtualContent")}
          onChange={({ currentTarget: { value } }) =>
            write((now) => ({ ...now, virtualContent: value }), "virtualContent")
          }
        />
      ) : (
        <>
          <div data-field="offersPickup">
            <Checkbox
              label={<Trans>Buyers may also fetch it</Trans>}
              checked={content.offersPickup}
              error={errorOf("offersPickup")}
              onChange={({ currentTarget: { checked } }) => write((now) => ({ ...now, offersPickup: checked }))}
            />
          </div>
          <FreightFields key={work.resets} work={work} />
        </>
      )}
    </ProductFormSection>
  );
}

function FreightFields({ work: { content, write } }: { readonly work: ProductWork }): ReactElement {
  const { t } = useLingui();
  const { errorOf } = useFocusOfForm();
  const { desk } = workRoute.useRouteContext();
  const modes = useFreightModeNames();
  const templates = useQuery(productFormChoicesQuery(desk, undefined)).data?.freightTemplates ?? [];
  const { freight } = content;
  const change = (part: Partial<FormFreight>, field?: string): void =>
    write((now) => ({ ...now, freight: { ...now.freight, ...part } }), field);
  const usual = templates.find(({ isDefault }) => isDefault);
  const used = freight.mode === "template" ? templates.find(({ id }) => id === freight.templateId) : usual;
  const hints: Readonly<Partial<Record<FormFreightMode, string>>> = {
    ...(usual !== undefined && { default: usual.name }),
  };
  const mode = (
    <SelectField
      label={<Trans>Freight</Trans>}
      data-field="freight.mode"
      value={freight.mode}
      hint={hints[freight.mode]}
      error={errorOf("freight") ?? errorOf("freight.mode")}
      onChange={({ currentTarget: { value } }) =>
        change({ mode: formFreightModes.find((each) => each === value) ?? "default" })
      }
    >
      {formFreightModes.map((each) => (
        <option key={each} value={each}>
          {modes[each]}
        </option>
      ))}
    </SelectField>
  );
  return (
    <>
      <div className={pair} data-field="freight">
        {mode}
        {freight.mode === "fixed" && (
          <AmountField
            label={<Trans>Freight for each piece</Trans>}
            mark="freight.fixedAmount"
            fen={freight.fixedAmount}
            error={errorOf("freight.fixedAmount")}
            onFen={(fixedAmount) => change({ fixedAmount }, "freight.fixedAmount")}
          />
        )}
        {freight.mode === "template" && (
          <SelectField
            label={<Trans>Freight template</Trans>}
            data-field="freight.templateId"
            value={String(freight.templateId ?? "")}
            error={errorOf("freight.templateId")}
            onChange={({ currentTarget: { value } }) => change({ templateId: value === "" ? null : Number(value) })}
          >
            <option value="">{t`Please choose`}</option>
            {templates.map(({ id, name }) => (
              <option key={id} value={String(id)}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
      </div>
      <div className={pair}>
        <CountField
          label={<Trans>Weight of a piece, in grams</Trans>}
          mark="freight.grams"
          optional={used?.unit !== "weight"}
          count={freight.grams}
          error={errorOf("freight.grams")}
          onCount={(grams) => change({ grams }, "freight.grams")}
        />
        <CountField
          label={<Trans>Volume of a piece, in cm³</Trans>}
          mark="freight.cubicCentimetres"
          optional={used?.unit !== "volume"}
          count={freight.cubicCentimetres}
          error={errorOf("freight.cubicCentimetres")}
          onCount={(cubicCentimetres) => change({ cubicCentimetres }, "freight.cubicCentimetres")}
        />
      </div>
    </>
  );
}
