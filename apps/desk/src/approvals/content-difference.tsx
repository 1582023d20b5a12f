import { Trans } from "@lingui/react/macro";
import type { ProductContent } from "@plaza/api-client/desk";
import { localeNames, useLocale } from "@plaza/i18n";
import { type ReactElement, type ReactNode, useId } from "react";
import { mute, panel, panelTitle, stack } from "../shared/page.css.ts";
import { field as fieldLook, fieldName, summary, unchanged as unchangedLook, version } from "./approvals.css.ts";
import { ChangedPictures } from "./changed-pictures.tsx";
import { ChangedText } from "./changed-text.tsx";
import { comparedContent, type ContentField } from "./content-fields.ts";

export interface ContentDifferenceProps {
  /** As it was approved last; null: it never was. */
  readonly approved: ProductContent | null;
  readonly now: ProductContent;
}

/** What of a product is another one since it was approved, field by field and language by language; of a new one all of it. */
export function ContentDifference({ approved, now }: ContentDifferenceProps): ReactElement {
  const id = useId();
  const { changed, unchanged } = comparedContent(approved, now);
  return (
    <section className={panel} aria-labelledby={id}>
      <h2 id={id} className={panelTitle}>
        {approved === null ? <Trans>The new product</Trans> : <Trans>What has changed since it was approved</Trans>}
      </h2>
      <div className={stack}>
        {changed.length === 0 && (
          <p className={mute}>
            <Trans>It is as it was when it was approved.</Trans>
          </p>
        )}
        {changed.map((each) => (
          <FieldDifference key={each.field} field={each} />
        ))}
      </div>
      {unchanged.length > 0 && (
        <details className={unchangedLook}>
          <summary className={summary}>
            <Trans>What is as it was</Trans>
          </summary>
          <div className={stack}>
            {unchanged.map((each) => (
              <FieldDifference key={each.field} field={each} />
            ))}
          </div>
        </details>
      )}
    </section>
  );
}

function FieldDifference({ field }: { readonly field: ContentField }): ReactElement {
  const id = useId();
  const reader = useLocale();
  if (field.kind === "pictures")
    return <ChangedPictures name={<FieldName field={field.field} />} before={field.before} after={field.after} />;
  return (
    <section className={fieldLook} aria-labelledby={id}>
      <h3 id={id} className={fieldName}>
        <FieldName field={field.field} />
      </h3>
      {field.kind === "words" ? (
        <ChangedText before={field.before} after={field.after} language={reader} />
      ) : (
        field.versions.map(({ language, before, after, isChanged }) => (
          <div key={language} className={version}>
            <span className={mute}>{localeNames[language]}</span>
            <div>
              <ChangedText before={before} after={after} language={language} />
              {isChanged && before === after && (
                <p className={mute}>
                  <Trans>Only how it is formatted has changed.</Trans>
                </p>
              )}
            </div>
          </div>
        ))
      )}
    </section>
  );
}

function FieldName({ field }: { readonly field: ContentField["field"] }): ReactNode {
  switch (field) {
    case "name":
      return <Trans>Name</Trans>;
    case "tagline":
      return <Trans>Tagline</Trans>;
    case "description":
      return <Trans context="product">Description</Trans>;
    case "category":
      return <Trans>Category</Trans>;
    case "brand":
      return <Trans>Brand</Trans>;
    case "options":
      return <Trans context="product">Options</Trans>;
    case "images":
      return <Trans>Pictures</Trans>;
    case "descriptionImages":
      return <Trans>Pictures in the description</Trans>;
    case "skuImages":
      return <Trans>Pictures of single options</Trans>;
    default:
      return field satisfies never;
  }
}
