import { Trans, useLingui } from "@lingui/react/macro";
import type { HomePicture } from "@plaza/api-client/desk";
import { Button } from "@plaza/ui-kit/button";
import { Tag } from "@plaza/ui-kit/tag";
import { type ReactElement, useRef, useState } from "react";
import { mute, stack } from "../shared/page.css.ts";
import { useTextIn } from "../shared/use-text-in.ts";
import { item, itemHead, itemName, wideThumbnail } from "./home.css.ts";
import { newPicture } from "./home-work.ts";
import { movedItem } from "../shared/moved-item.ts";
import { Moves } from "./moves.tsx";
import { PictureFields } from "./picture-fields.tsx";
import { PictureUpload } from "./picture-upload.tsx";

export interface PicturesFieldsProps {
  /** Where in the document they are. */
  readonly path: string;
  readonly pixels: string;
  readonly pictures: readonly HomePicture[];
  readonly onPictures: (change: (pictures: readonly HomePicture[]) => readonly HomePicture[]) => void;
}

/** The pictures of a block in their order; one of them is changed at a time. */
export function PicturesFields({ path, pixels, pictures, onPictures }: PicturesFieldsProps): ReactElement {
  const { t } = useLingui();
  const textIn = useTextIn();
  const box = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<string | null>(null);
  return (
    <div ref={box} className={stack} tabIndex={-1} role="group" aria-label={t`Pictures`}>
      {pictures.length === 0 && (
        <p className={mute}>
          <Trans>There is no picture yet.</Trans>
        </p>
      )}
      {pictures.map((picture, index) => {
        const number = index + 1;
        const name = textIn(picture.title) || textIn(picture.alt) || t`Picture ${number}`;
        return (
          <div key={picture.key} className={item}>
            <div className={itemHead}>
              {picture.image !== "" && <img className={wideThumbnail} src={picture.image} alt="" loading="lazy" />}
              <span className={itemName}>{name}</span>
              {!picture.isShown && (
                <Tag kind="neutral">
                  <Trans>Hidden</Trans>
                </Tag>
              )}
              <Button
                size="small"
                aria-expanded={opened === picture.key}
                aria-label={opened === picture.key ? t`Close ${name}` : t`Change ${name}`}
                onClick={() => setOpened(opened === picture.key ? null : picture.key)}
              >
                {opened === picture.key ? <Trans>Close</Trans> : <Trans context="picture">Change</Trans>}
              </Button>
              <Moves
                name={name}
                index={index}
                count={pictures.length}
                onMove={(to) => onPictures((all) => movedItem(all, index, to))}
                onRemove={() => {
                  onPictures((all) => all.filter(({ key }) => key !== picture.key));
                  // What was pressed is about to go.
                  box.current?.focus();
                }}
              />
            </div>
            {opened === picture.key && (
              <PictureFields
                path={`${path}.${picture.key}`}
                pixels={pixels}
                picture={picture}
                onPicture={(change) =>
                  onPictures((all) => all.map((each) => (each.key === picture.key ? { ...each, ...change } : each)))
                }
              />
            )}
          </div>
        );
      })}
      {pictures.length < 20 && (
        <PictureUpload
          // Each picture that comes leaves room for another.
          key={pictures.length}
          label={<Trans>Add a picture</Trans>}
          pixels={pixels}
          image={null}
          name={t`Picture`}
          error={undefined}
          onImage={(image) => {
            if (image === null) return;
            const added = newPicture(image);
            onPictures((all) => [...all, added]);
            setOpened(added.key);
          }}
        />
      )}
    </div>
  );
}
