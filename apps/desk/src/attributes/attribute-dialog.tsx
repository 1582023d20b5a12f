import { Trans, useLingui } from "@lingui/react/macro";
import { type MarketplaceAttribute, saveMarketplaceAttribute } from "@plaza/api-client/desk";
import { Checkbox } from "@plaza/ui-kit/checkbox";
import { type ReactElement, useState } from "react";
import { attributesRoute } from "../routes.ts";
import { HeldCategories } from "./held-categories.tsx";
import { WordingForm } from "./wording-form.tsx";

export interface AttributeDialogProps {
  /** As it was when the dialog was opened; null: it is new. */
  readonly attribute: MarketplaceAttribute | null;
  readonly onClose: () => void;
}

/** What an attribute is called, and where it holds. */
export function AttributeDialog({ attribute, onClose }: AttributeDialogProps): ReactElement {
  const { t } = useLingui();
  const { desk } = attributesRoute.useRouteContext();
  const [isEverywhere, setIsEverywhere] = useState(attribute === null || attribute.categories === null);
  const [categoryIds, setCategoryIds] = useState<readonly number[]>(
    () => attribute?.categories?.map(({ id }) => id) ?? [],
  );
  return (
    <WordingForm
      title={attribute === null ? <Trans>New attribute</Trans> : <Trans>Change the attribute</Trans>}
      present={attribute}
      send={(wording) =>
        saveMarketplaceAttribute(desk, {
          seen: attribute === null ? null : { id: attribute.id, revision: attribute.revision },
          categoryIds: isEverywhere ? null : categoryIds,
          ...wording,
        })
      }
      saved={t`The attribute is saved.`}
      missing={isEverywhere || categoryIds.length > 0 ? null : t`Please choose at least one category.`}
      onClose={onClose}
    >
      {({ text }) => (
        <>
          <Checkbox
            label={t`It holds in all categories`}
            checked={isEverywhere}
            onChange={({ currentTarget: { checked } }) => setIsEverywhere(checked)}
          />
          {!isEverywhere && <HeldCategories ids={categoryIds} error={text} onIds={setCategoryIds} />}
        </>
      )}
    </WordingForm>
  );
}
