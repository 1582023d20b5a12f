import { Trans, useLingui } from "@lingui/react/macro";
import { type FreightTemplate, type TriedParcel, triedFreightQuery } from "@plaza/api-client/desk";
import { formatMoney, typedFen } from "@plaza/i18n";
import { type RegionChoice, regionLevels } from "@plaza/shopping/region-choice";
import { Button } from "@plaza/ui-kit/button";
import { Field } from "@plaza/ui-kit/field";
import { useFormErrors } from "@plaza/ui-kit/form-errors";
import { RegionPicker } from "@plaza/ui-kit/region-picker";
import { SelectField } from "@plaza/ui-kit/select-field";
import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { freightRoute } from "../routes.ts";
import { Loaded } from "../shared/loaded.tsx";
import { panel, panelTitle, stack, strong } from "../shared/page.css.ts";
import { ruleFields } from "./freight.css.ts";
import { regionLabel } from "./region-labels.ts";
import { noRegion } from "./region-set.tsx";
import { typedUnits } from "./template-draft.ts";
import { useUnitNames } from "./unit-names.ts";
import type { AllRegions } from "./use-all-regions.ts";

export interface TryFreightProps {
  /** At least one. */
  readonly templates: readonly [FreightTemplate, ...FreightTemplate[]];
  readonly all: AllRegions;
}

/** What a parcel would cost somewhere, as a checkout computes it. */
export function TryFreight({ templates, all }: TryFreightProps): ReactElement {
  const { t } = useLingui();
  const unitNames = useUnitNames();
  const [templateId, setTemplateId] = useState(templates[0].id);
  const [units, setUnits] = useState("");
  const [goods, setGoods] = useState("");
  const [choice, setChoice] = useState<RegionChoice>(noRegion);
  const [asked, setAsked] = useState<TriedParcel | null>(null);
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  const template = templates.find(({ id }) => id === templateId) ?? templates[0];
  // The answer stays while another template is chosen for the next question; what is removed has none.
  const answered = templates.find(({ id }) => id === asked?.templateId);
  const { chosen, missing } = regionLevels(all.regions.provinces ?? [], choice);
  const problems = {
    ...(typedUnits(units) === null && { units: t`A whole number from 1 on` }),
    ...(goods.trim() !== "" && typedFen(goods) === null && { goods: t`An amount, such as 79.50` }),
    ...(missing !== null && { region: t`Please choose the region down to the district.` }),
  };
  const { errors, attempt } = useFormErrors<"units" | "goods" | "region">(form, problems);
  function ask(): void {
    const { province, city, district } = chosen;
    if (!attempt() || province === null || city === null || district === null) return;
    setAsked({
      templateId: template.id,
      provinceId: province.code,
      cityId: city.code,
      districtId: district.code,
      units: typedUnits(units) ?? 0,
      goodsAmount: typedFen(goods) ?? 0,
    });
  }
  return (
    <section className={`${panel} ${stack}`} aria-labelledby="try-freight">
      <h2 id="try-freight" className={panelTitle}>
        <Trans>Try it on an address</Trans>
      </h2>
      <form
        ref={setForm}
        className={stack}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          ask();
        }}
      >
        <div className={ruleFields}>
          <SelectField
            label={t`Freight template`}
            value={String(template.id)}
            onChange={({ currentTarget }) => setTemplateId(Number(currentTarget.value))}
          >
            {templates.map(({ id, name }) => (
              <option key={id} value={String(id)}>
                {name}
              </option>
            ))}
          </SelectField>
          <Field
            label={t`How much`}
            suffix={unitNames[template.unit].sign}
            inputMode="numeric"
            autoComplete="off"
            value={units}
            error={errors.units}
            onChange={({ currentTarget }) => setUnits(currentTarget.value)}
          />
          <Field
            label={t`Price of the goods`}
            prefix="¥"
            optional
            inputMode="decimal"
            autoComplete="off"
            value={goods}
            error={errors.goods}
            onChange={({ currentTarget }) => setGoods(currentTarget.value)}
          />
        </div>
        <RegionPicker regions={all.regions} value={choice} onChange={setChoice} error={errors.region} />
        <div>
          <Button type="submit">
            <Trans>Compute the freight</Trans>
          </Button>
        </div>
      </form>
      {asked !== null && answered !== undefined && (
        <TriedResult asked={asked} template={answered} labels={all.labels} />
      )}
    </section>
  );
}

interface TriedResultProps {
  readonly asked: TriedParcel;
  /** The one that was asked about. */
  readonly template: FreightTemplate;
  readonly labels: ReadonlyMap<number, string>;
}

function TriedResult({ asked, template, labels }: TriedResultProps): ReactElement {
  const unitNames = useUnitNames();
  const { desk } = freightRoute.useRouteContext();
  const query = useQuery(triedFreightQuery(desk, asked));
  const parcel = unitNames[template.unit].amount(asked.units);
  const region = regionLabel(labels, asked.districtId);
  return (
    <div role="status">
      <Loaded query={query} lines={1}>
        {({ freight, isDelivered }) => {
          const amount = formatMoney(freight);
          return (
            <p className={strong}>
              {isDelivered ? (
                <Trans>
                  {parcel} to {region}: {amount}
                </Trans>
              ) : (
                <Trans>Nothing is delivered to {region}.</Trans>
              )}
            </p>
          );
        }}
      </Loaded>
    </div>
  );
}
