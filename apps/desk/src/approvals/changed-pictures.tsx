import { Trans, useLingui } from "@lingui/react/macro";
import { Tag } from "@plaza/ui-kit/tag";
import { type ReactElement, type ReactNode, useId } from "react";
import { mute } from "../shared/page.css.ts";
import { field, fieldName, gallery, galleryImage, galleryItem, sides } from "./approvals.css.ts";

export interface ChangedPicturesProps {
  readonly name: ReactNode;
  /** Null: there was nothing to compare them with. */
  readonly before: readonly string[] | null;
  readonly after: readonly string[];
}

/** Pictures as they were and as they are, beside each other. */
export function ChangedPictures({ name, before, after }: ChangedPicturesProps): ReactElement {
  const id = useId();
  return (
    <section className={field} aria-labelledby={id}>
      <h3 id={id} className={fieldName}>
        {name}
      </h3>
      {before === null ? (
        <Gallery images={after} marks={new Map()} />
      ) : (
        <div className={sides}>
          <div>
            <span className={mute}>
              <Trans>As it was approved</Trans>
            </span>
            <Gallery images={before} marks={marked(before, after, <Removed />)} />
          </div>
          <div>
            <span className={mute}>
              <Trans>As it is now</Trans>
            </span>
            <Gallery images={after} marks={marked(after, before, <Added />)} />
          </div>
        </div>
      )}
    </section>
  );
}

function marked(
  images: readonly string[],
  others: readonly string[],
  mark: ReactElement,
): ReadonlyMap<string, ReactElement> {
  return new Map(images.filter((image) => !others.includes(image)).map((image) => [image, mark]));
}

function Removed(): ReactElement {
  return (
    <Tag kind="warning">
      <Trans context="picture">Removed</Trans>
    </Tag>
  );
}

function Added(): ReactElement {
  return (
    <Tag kind="success">
      <Trans context="picture">Added</Trans>
    </Tag>
  );
}

interface GalleryProps {
  readonly images: readonly string[];
  /** What is said of some of them. */
  readonly marks: ReadonlyMap<string, ReactElement>;
}

function Gallery({ images, marks }: GalleryProps): ReactElement {
  const { t } = useLingui();
  if (images.length === 0)
    return (
      <p className={mute}>
        <Trans>No pictures</Trans>
      </p>
    );
  return (
    <ul className={gallery}>
      {images.map((image, index) => {
        const position = index + 1;
        return (
          <li key={image} className={galleryItem}>
            <a href={image} target="_blank" rel="noreferrer" aria-label={t`Picture ${position}`}>
              <img className={galleryImage} src={image} alt="" loading="lazy" />
            </a>
            {marks.get(image)}
          </li>
        );
      })}
    </ul>
  );
}
