import { Trans, useLingui } from "@lingui/react/macro";
import { type HomeTarget, type HomeThingKind, homeThingKinds } from "@plaza/api-client/desk";
import { Button } from "@plaza/ui-kit/button";
import { Field } from "@plaza/ui-kit/field";
import { SelectField } from "@plaza/ui-kit/select-field";
import { Tag } from "@plaza/ui-kit/tag";
import { type ReactElement, useState } from "react";
import { row, stack } from "../shared/page.css.ts";
import { useErrorAt, useThing } from "./home-context.ts";
import { useHomeNames } from "./home-names.tsx";
import { ThingPicker } from "./thing-picker.tsx";

export interface TargetFieldsProps {
  /** Where in the document it is. */
  readonly path: string;
  readonly target: HomeTarget | null;
  readonly onTarget: (target: HomeTarget | null) => void;
}

/** Pages of the shop that are about nothing in particular. */
const pages = ["/category", "/seckill", "/goods_list/1", "/goods_list/2", "/shop_street", "/get_coupons"] as const;
const more = ["/news_list", "/help", "/get_cart", "/get_order", "/shop"] as const;

/** Where a picture leads, chosen by name. */
export function TargetFields({ path, target, onTarget }: TargetFieldsProps): ReactElement {
  const { t } = useLingui();
  const errorAt = useErrorAt();
  const { things } = useHomeNames();
  /** A kind of thing of which none is chosen yet. */
  const [wanted, setWanted] = useState<HomeThingKind | null>(null);
  const pageNames: Readonly<Record<string, string>> = {
    "/category": t`All categories`,
    "/seckill": t`Flash sale page`,
    "/goods_list/1": t`Hot list`,
    "/goods_list/2": t`New arrivals`,
    "/shop_street": t`All shops`,
    "/get_coupons": t`Coupon centre`,
    "/news_list": t`News page`,
    "/help": t`Help centre`,
    "/get_cart": t`Cart`,
    "/get_order": t`My orders`,
    "/shop": t`Merchant application`,
  };
  const known: readonly string[] = [...pages, ...more];
  const offered = target?.kind === "page" && !known.includes(target.path) ? [target.path, ...known] : known;
  function choose(kind: string): void {
    const thing = homeThingKinds.find((each) => each === kind) ?? null;
    setWanted(thing);
    if (thing !== null) return;
    if (kind === "search") onTarget({ kind, words: "" });
    else if (kind === "page") onTarget({ kind, path: "/category" });
    else if (kind === "address") onTarget({ kind, url: "https://" });
    else onTarget(null);
  }
  const thingKind = wanted ?? (target !== null && "id" in target ? target.kind : null);
  return (
    <div className={stack}>
      <SelectField
        label={<Trans>Leads to</Trans>}
        value={wanted ?? target?.kind ?? ""}
        onChange={({ currentTarget: { value } }) => choose(value)}
      >
        <option value="">{t`Nowhere`}</option>
        {homeThingKinds.map((kind) => (
          <option key={kind} value={kind}>
            {things[kind]}
          </option>
        ))}
        <option value="search">{t({ message: "Search", context: "target" })}</option>
        <option value="page">{t`Page of the shop`}</option>
        <option value="address">{t`Other address`}</option>
      </SelectField>
      {thingKind !== null && (
        <ThingTarget
          key={thingKind}
          kind={thingKind}
          id={wanted === null && target !== null && "id" in target ? target.id : null}
          onId={(id) => {
            setWanted(null);
            onTarget({ kind: thingKind, id });
          }}
        />
      )}
      {wanted === null && target?.kind === "search" && (
        <Field
          label={<Trans>What is searched for</Trans>}
          maxLength={60}
          value={target.words}
          error={errorAt(`${path}.words`)}
          onChange={({ currentTarget: { value } }) => onTarget({ kind: "search", words: value })}
        />
      )}
      {wanted === null && target?.kind === "page" && (
        <SelectField
          label={<Trans>Page of the shop</Trans>}
          value={target.path}
          error={errorAt(`${path}.path`)}
          onChange={({ currentTarget: { value } }) => onTarget({ kind: "page", path: value })}
        >
          {offered.map((each) => (
            <option key={each} value={each}>
              {pageNames[each] ?? each}
            </option>
          ))}
        </SelectField>
      )}
      {wanted === null && target?.kind === "address" && (
        <Field
          label={<Trans>Address</Trans>}
          type="url"
          maxLength={500}
          value={target.url}
          error={errorAt(`${path}.url`)}
          onChange={({ currentTarget: { value } }) => onTarget({ kind: "address", url: value })}
        />
      )}
    </div>
  );
}

interface ThingTargetProps {
  readonly kind: HomeThingKind;
  /** Null: none is chosen. */
  readonly id: number | null;
  readonly onId: (id: number) => void;
}

/** What was chosen, by its name, and another in its place. */
export function ThingTarget({ kind, id, onId }: ThingTargetProps): ReactElement {
  const { t } = useLingui();
  const shownId = id ?? 0;
  const thing = useThing(kind, shownId);
  const [isPicking, setIsPicking] = useState(id === null);
  const name = thing?.name ?? t`Deleted (number ${shownId})`;
  return (
    <div className={stack}>
      {id !== null && (
        <div className={row}>
          <span>{name}</span>
          {thing?.isThere !== true && (
            <Tag kind="warning">
              <Trans>Shoppers do not see it</Trans>
            </Tag>
          )}
          <Button size="small" aria-expanded={isPicking} onClick={() => setIsPicking(!isPicking)}>
            {isPicking ? <Trans>Close the search</Trans> : <Trans>Choose another</Trans>}
          </Button>
        </div>
      )}
      {(isPicking || id === null) && (
        <ThingPicker
          kind={kind}
          picked={new Set(id === null ? [] : [id])}
          onPick={(picked) => {
            setIsPicking(false);
            onId(picked.id);
          }}
        />
      )}
    </div>
  );
}
