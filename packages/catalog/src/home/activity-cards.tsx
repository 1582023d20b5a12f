import { Trans, useLingui } from "@lingui/react/macro";
import type { ActivityArea } from "@plaza/api-client";
import { imageSource, to, useMounted } from "@plaza/routing";
import { Icon } from "@plaza/ui-kit/icon";
import { Link } from "@tanstack/react-router";
import { ArrowRight } from "lucide";
import type { ReactElement } from "react";
import * as look from "./activity-cards.css.ts";

/** Four in a row, two on smaller screens; on a phone the image is cropped at its sides. */
const sizes = "(max-width: 767px) 264px, (max-width: 1023px) 50vw, 280px";

/** The platform's themes, each with a link to its products; nothing where there are none. */
export function ActivityCards({ areas }: { readonly areas: readonly ActivityArea[] }): ReactElement | null {
  const { t } = useLingui();
  const toArea = useMounted(to.specialArea);
  if (areas.length === 0) return null;
  return (
    <ul className={look.cards} aria-label={t`Themes`}>
      {areas.map(({ id, name, synopsis, image }) => {
        const content = (
          <>
            {image !== null && (
              <img
                className={look.image}
                {...imageSource(image, 280)}
                sizes={sizes}
                alt=""
                width={280}
                height={140}
                loading="lazy"
                decoding="async"
              />
            )}
            <span className={look.text}>
              <span className={look.name}>{name}</span>
              <span className={look.synopsis}>{synopsis}</span>
              {toArea !== null && (
                <span className={look.more}>
                  <Trans>Explore</Trans>
                  <Icon of={ArrowRight} size={14} />
                </span>
              )}
            </span>
          </>
        );
        return (
          <li key={id}>
            {toArea === null ? (
              <div className={look.card}>{content}</div>
            ) : (
              <Link {...toArea({ id, name, title: synopsis })} className={look.card}>
                {content}
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}
