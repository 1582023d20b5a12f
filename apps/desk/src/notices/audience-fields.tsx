import { Trans, useLingui } from "@lingui/react/macro";
import { type CampaignAudience, memberLevelsQuery } from "@plaza/api-client/desk";
import { Button } from "@plaza/ui-kit/button";
import { Field } from "@plaza/ui-kit/field";
import { SelectField } from "@plaza/ui-kit/select-field";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { ThingTarget } from "../home/target-fields.tsx";
import { rootRoute } from "../routes.ts";
import { mute, row, stack, strong } from "../shared/page.css.ts";
import { useTextIn } from "../shared/use-text-in.ts";
import { type AudienceForm, audienceKinds } from "./audience-form.ts";

export interface AudienceFieldsProps {
  readonly form: AudienceForm;
  /** What is wrong, by the field of the wire. */
  readonly errors: Readonly<Partial<Record<"days" | "level_id" | "shop_id" | "category_id", string>>>;
  readonly onForm: (form: AudienceForm) => void;
}

/** To which customers a notice goes. */
export function AudienceFields({ form, errors, onForm }: AudienceFieldsProps): ReactElement {
  const { t } = useLingui();
  const textIn = useTextIn();
  const { desk } = rootRoute.useRouteContext();
  const levels = useQuery(memberLevelsQuery(desk, undefined)).data ?? [];
  const names: Readonly<Record<CampaignAudience["kind"], string>> = {
    everybody: t({ message: "Everybody", context: "customers" }),
    level: t`Customers of a member level`,
    bought: t`Customers who have ordered lately`,
    notBought: t`Customers who have not ordered for some time`,
    registered: t`Customers who have registered lately`,
  };
  const { kind } = form;
  return (
    <div className={stack}>
      <SelectField
        label={<Trans>Who gets it</Trans>}
        value={kind}
        onChange={({ currentTarget: { value } }) => {
          const chosen = audienceKinds.find((each) => each === value);
          if (chosen !== undefined) onForm({ ...form, kind: chosen });
        }}
      >
        {audienceKinds.map((each) => (
          <option key={each} value={each}>
            {names[each]}
          </option>
        ))}
      </SelectField>
      {kind === "level" && (
        <SelectField
          label={<Trans>Member level</Trans>}
          value={form.levelId === null ? "" : String(form.levelId)}
          error={errors.level_id}
          onChange={({ currentTarget: { value } }) => onForm({ ...form, levelId: Number(value) || null })}
        >
          <option value="">{t`Please choose`}</option>
          {levels.map(({ id, name }) => (
            <option key={id} value={String(id)}>
              {textIn(name)}
            </option>
          ))}
        </SelectField>
      )}
      {kind !== "everybody" && kind !== "level" && (
        <Field
          label={<Trans>Within so many days</Trans>}
          hint={<Trans>Counted back from when it is sent.</Trans>}
          inputMode="numeric"
          autoComplete="off"
          value={form.days}
          error={errors.days}
          onChange={({ currentTarget: { value } }) => onForm({ ...form, days: value })}
        />
      )}
      {kind === "bought" && (
        <>
          <Narrowing
            label={t`From one shop only`}
            kind="shop"
            id={form.shopId}
            error={errors.shop_id}
            onId={(shopId) => onForm({ ...form, shopId })}
          />
          <Narrowing
            label={t`In one category only`}
            kind="category"
            id={form.categoryId}
            error={errors.category_id}
            onId={(categoryId) => onForm({ ...form, categoryId })}
          />
        </>
      )}
    </div>
  );
}

interface NarrowingProps {
  readonly label: string;
  readonly kind: "shop" | "category";
  /** Undefined: none is wanted; null: one is to be chosen. */
  readonly id: number | null | undefined;
  readonly error: string | undefined;
  readonly onId: (id: number | null | undefined) => void;
}

/** A shop or a category that purchases are narrowed down to. */
function Narrowing({ label, kind, id, error, onId }: NarrowingProps): ReactElement {
  const { t } = useLingui();
  return (
    <div className={stack} role="group" aria-label={label}>
      <div className={row}>
        <span className={strong}>{label}</span>
        {id === undefined ? (
          <Button size="small" aria-label={t`Choose: ${label}`} onClick={() => onId(null)}>
            <Trans>Choose</Trans>
          </Button>
        ) : (
          <Button size="small" aria-label={t`Leave out: ${label}`} onClick={() => onId(undefined)}>
            <Trans>Leave it out</Trans>
          </Button>
        )}
      </div>
      {error !== undefined && <p className={mute}>{error}</p>}
      {id !== undefined && <ThingTarget kind={kind} id={id} onId={onId} />}
    </div>
  );
}
