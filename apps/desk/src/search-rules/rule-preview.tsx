import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { PreviewedList, SearchRulePreview } from "@plaza/api-client/desk";
import { formatNumber, useLocale } from "@plaza/i18n";
import { type ReactElement, useId } from "react";
import { mute, stack, strong } from "../shared/page.css.ts";
import { moved, preview as previewLook, shown, sides } from "./search-rules.css.ts";

/** What shoppers see first, now and with the rule. */
export function RulePreview({ preview }: { readonly preview: SearchRulePreview }): ReactElement {
  const { t } = useLingui();
  const { before, after } = preview;
  const isSame =
    before.redirect === after.redirect &&
    before.total === after.total &&
    before.products.map(({ id }) => id).join() === after.products.map(({ id }) => id).join();
  return (
    <section className={previewLook} aria-label={t`Preview`} aria-live="polite">
      {isSame && (
        <p>
          <Trans>This rule changes nothing that stands first.</Trans>
        </p>
      )}
      <div className={sides}>
        <Side title={t`Now`} list={before} other={before} />
        <Side title={t`With this rule`} list={after} other={before} />
      </div>
    </section>
  );
}

interface SideProps {
  readonly title: string;
  readonly list: PreviewedList;
  readonly other: PreviewedList;
}

/** What is not where it was is set in bold. */
function Side({ title, list: { products, total, redirect }, other }: SideProps): ReactElement {
  const id = useId();
  const count = formatNumber(total, useLocale());
  return (
    <div className={stack}>
      <div>
        <h3 id={id} className={strong}>
          {title}
        </h3>
        <p className={mute}>
          <Plural value={total} one={`${count} product`} other={`${count} products`} />
        </p>
      </div>
      {redirect !== "" && (
        <p>
          <Trans>
            Leads to <span translate="no">{redirect}</span>
          </Trans>
        </p>
      )}
      <ol className={shown} aria-labelledby={id}>
        {products.map((product, position) => (
          <li key={product.id} className={other.products[position]?.id === product.id ? undefined : moved}>
            {product.name}
          </li>
        ))}
      </ol>
    </div>
  );
}
