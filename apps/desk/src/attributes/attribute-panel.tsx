import { Plural, Trans, useLingui } from "@lingui/react/macro";
import {
  type MarketplaceAttribute,
  type MarketplaceAttributeValue,
  moveMarketplaceAttribute,
} from "@plaza/api-client/desk";
import { Button } from "@plaza/ui-kit/button";
import { useToasts } from "@plaza/ui-kit/toast";
import { type ReactElement, useId } from "react";
import { attributesRoute } from "../routes.ts";
import { MissingLanguages } from "../shared/missing-languages.tsx";
import { MoveButtons } from "../shared/move-buttons.tsx";
import { idBehind } from "../shared/moved-item.ts";
import { mute, panel, panelTitle, row, stack } from "../shared/page.css.ts";
import { useChange } from "../shared/use-change.ts";
import { useTextIn } from "../shared/use-text-in.ts";
import { head, summary } from "./attributes.css.ts";
import { Wording } from "./wording.tsx";
import { ValueTable } from "./value-table.tsx";

export interface AttributePanelProps {
  readonly attribute: MarketplaceAttribute;
  /** All of them in their order. */
  readonly attributes: readonly MarketplaceAttribute[];
  readonly index: number;
  readonly onOpen: (kind: "change" | "remove" | "newValue") => void;
  readonly onOpenValue: (kind: "changeValue" | "mergeValue" | "removeValue", value: MarketplaceAttributeValue) => void;
}

/** An attribute with what it is called and where it holds; its values are there on a press. */
export function AttributePanel({
  attribute,
  attributes,
  index,
  onOpen,
  onOpenValue,
}: AttributePanelProps): ReactElement {
  const { t } = useLingui();
  const textIn = useTextIn();
  const titleId = useId();
  const toasts = useToasts();
  const { desk } = attributesRoute.useRouteContext();
  const move = useChange({
    event: "marketplace-attribute-change",
    send: (beforeId: number | null) => {
      const { id, revision } = attribute;
      return moveMarketplaceAttribute(desk, { seen: { id, revision }, beforeId });
    },
    onProblem: (text) => toasts.show(text, "danger"),
  });
  const name = textIn(attribute.name);
  const categories = attribute.categories?.map((category) => category.name).join(" · ");
  return (
    <section className={`${panel} ${stack}`} aria-labelledby={titleId}>
      <div className={head}>
        <h2 id={titleId} className={panelTitle}>
          <bdi>{name}</bdi>
        </h2>
        <MissingLanguages texts={attribute.name} />
        <div className={row}>
          <MoveButtons
            name={name}
            index={index}
            count={attributes.length}
            onMove={(to) => move.run(idBehind(attributes, index, to))}
          />
          <Button size="small" aria-label={t`Change: ${name}`} onClick={() => onOpen("change")}>
            <Trans context="attribute">Change</Trans>
          </Button>
          <Button size="small" aria-label={t`Remove: ${name}`} onClick={() => onOpen("remove")}>
            <Trans>Remove…</Trans>
          </Button>
        </div>
      </div>
      <div>
        <Wording name={attribute.name} synonyms={attribute.synonyms} />
        {categories !== undefined && (
          <p className={mute}>
            {categories === "" ? (
              <Trans>Holds in no category: those that it was for are gone.</Trans>
            ) : (
              <Trans>Holds in {categories} alone, and in what is below</Trans>
            )}
          </p>
        )}
      </div>
      <details>
        <summary className={summary}>
          <Plural value={attribute.values.length} one="# value" other="# values" />
        </summary>
        <div className={stack}>
          {attribute.values.length > 0 && <ValueTable attribute={attribute} onOpen={onOpenValue} />}
          <div>
            <Button size="small" aria-label={t`New value: ${name}`} onClick={() => onOpen("newValue")}>
              <Trans>New value</Trans>
            </Button>
          </div>
        </div>
      </details>
    </section>
  );
}
