import { Trans, useLingui } from "@lingui/react/macro";
import type { HomePicture, LanguageTexts } from "@plaza/api-client/desk";
import { localeNames, locales } from "@plaza/i18n";
import { Switch } from "@plaza/ui-kit/switch";
import type { ReactElement, ReactNode } from "react";
import { LanguageFields } from "../shared/language-fields.tsx";
import { stack } from "../shared/page.css.ts";
import { FocusField } from "./focus-field.tsx";
import { useErrorAt } from "./home-context.ts";
import { folded, languagePictures } from "./home.css.ts";
import { PictureUpload } from "./picture-upload.tsx";
import { TargetFields } from "./target-fields.tsx";

export interface PictureFieldsProps {
  /** Where in the document it is. */
  readonly path: string;
  readonly pixels: string;
  readonly picture: HomePicture;
  readonly onPicture: (change: Partial<HomePicture>) => void;
}

/** A picture, what is set over it, and where it leads. */
export function PictureFields({ path, pixels, picture, onPicture }: PictureFieldsProps): ReactElement {
  const { t } = useLingui();
  const errorAt = useErrorAt();
  const errorsOf = (field: string): Readonly<Record<string, ReactNode>> =>
    Object.fromEntries(locales.map((locale) => [locale, errorAt(`${path}.${field}.${locale}`)]));
  const textsOf = (field: "alt" | "eyebrow" | "title" | "line" | "action", maxLength: number) => ({
    texts: picture[field],
    maxLength,
    optional: true,
    missingHint: null,
    errors: errorsOf(field),
    onTexts: (texts: LanguageTexts) => onPicture({ [field]: texts }),
  });
  return (
    <div className={stack}>
      <Switch
        label={<Trans>Shown</Trans>}
        checked={picture.isShown}
        onChange={({ currentTarget: { checked } }) => onPicture({ isShown: checked })}
      />
      <PictureUpload
        label={<Trans>Picture</Trans>}
        pixels={pixels}
        image={picture.image}
        name={t`Picture`}
        error={errorAt(`${path}.image`)}
        onImage={(image) => onPicture({ image: image ?? "" })}
      />
      <details className={folded}>
        <summary>
          <Trans>Pictures of single languages</Trans>
        </summary>
        <div className={languagePictures}>
          {locales.map((locale) => (
            <PictureUpload
              key={locale}
              label={localeNames[locale]}
              pixels={pixels}
              image={picture.images[locale] ?? null}
              name={localeNames[locale]}
              error={errorAt(`${path}.images.${locale}`)}
              onImage={(image) => onPicture({ images: withImage(picture.images, locale, image) })}
            />
          ))}
        </div>
      </details>
      <FocusField image={picture.image} focus={picture.focus} onFocus={(focus) => onPicture({ focus })} />
      <LanguageFields label={<Trans>What it shows, for those who do not see it</Trans>} {...textsOf("alt", 200)} />
      <LanguageFields label={<Trans>Title</Trans>} {...textsOf("title", 80)} />
      <LanguageFields label={<Trans>Line above the title</Trans>} {...textsOf("eyebrow", 60)} />
      <LanguageFields label={<Trans>Line below the title</Trans>} {...textsOf("line", 160)} />
      <LanguageFields label={<Trans>Button</Trans>} {...textsOf("action", 40)} />
      <TargetFields path={`${path}.target`} target={picture.target} onTarget={(target) => onPicture({ target })} />
    </div>
  );
}

function withImage(images: LanguageTexts, locale: keyof LanguageTexts, image: string | null): LanguageTexts {
  const { [locale]: _former, ...others } = images;
  return image === null ? others : { ...others, [locale]: image };
}
