import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { to } from "@plaza/routing";
import {
  type ComparedProduct,
  keepDeviceComparison,
  maxCompared,
  setDeviceCompared,
} from "@plaza/shopping/device-comparison";
import { Button, buttonClass } from "@plaza/ui-kit/button";
import { Icon } from "@plaza/ui-kit/icon";
import { Link } from "@tanstack/react-router";
import { X } from "lucide";
import { type ReactElement, useRef } from "react";
import { ProductImage } from "../shared/product-image.tsx";
import * as look from "./tray.css.ts";

export interface TrayProps {
  /** At least one. */
  readonly compared: readonly ComparedProduct[];
}

const slots = Array.from({ length: maxCompared }, (_, slot) => slot);

/** What is ticked, with the way to see it side by side. */
export function Tray({ compared }: TrayProps): ReactElement {
  const { t } = useLingui();
  const onward = useRef<HTMLAnchorElement>(null);
  const count = compared.length;
  const left = maxCompared - count;

  /** The button that was pressed goes, so the focus has to stay somewhere. */
  function remove(product: ComparedProduct): void {
    (count > 1 ? onward.current : document.querySelector("main"))?.focus({ preventScroll: true });
    setDeviceCompared(product, false);
  }
  function clear(): void {
    document.querySelector("main")?.focus({ preventScroll: true });
    keepDeviceComparison([]);
  }
  return (
    <section className={look.tray} aria-label={t`Products to compare`}>
      <ul className={look.slots}>
        {slots.map((slot) => {
          const product = compared[slot];
          if (product === undefined)
            return (
              <li key={slot} className={`${look.slot} ${look.free}`} aria-hidden>
                {slot + 1}
              </li>
            );
          const { id, name, image } = product;
          return (
            <li key={id} className={look.slot}>
              <ProductImage src={image} alt={name} width={56} />
              <button
                type="button"
                className={look.remove}
                aria-label={t`Stop comparing: ${name}`}
                onClick={() => remove(product)}
              >
                <Icon of={X} size={12} />
              </button>
            </li>
          );
        })}
      </ul>
      <output className={look.hint}>
        {count === maxCompared ? (
          <Trans>All four places are taken.</Trans>
        ) : (
          <>
            <Plural value={left} one="# more fits." other="# more fit." />{" "}
            <Trans>Products of the same category compare best.</Trans>
          </>
        )}
      </output>
      <div className={look.actions}>
        <span className={look.clear}>
          <Button kind="quiet" onClick={clear}>
            <Trans context="comparison">Clear</Trans>
          </Button>
        </span>
        <Link {...to.compare(compared.map(({ id }) => id))} ref={onward} className={buttonClass({ kind: "primary" })}>
          <Trans>Compare {count}</Trans>
        </Link>
      </div>
    </section>
  );
}
