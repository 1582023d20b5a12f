import { Trans, useLingui } from "@lingui/react/macro";
import { type EditedContents, editedArticleCategoriesQuery } from "@plaza/api-client/desk";
import { Checkbox } from "@plaza/ui-kit/checkbox";
import { Field } from "@plaza/ui-kit/field";
import { SelectField } from "@plaza/ui-kit/select-field";
import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useId } from "react";
import { articleRoute } from "../routes.ts";
import { panel, panelTitle, stack } from "../shared/page.css.ts";
import { useTextIn } from "../shared/use-text-in.ts";
import { ArticlePeriod } from "./article-period.tsx";
import { ArticlePicture } from "./article-picture.tsx";
import { useArticleKindNames } from "./article-words.tsx";
import type { ArticleWorkControl } from "./use-article-work.ts";

export const maxTitleLength = 120;
export const maxIntroLength = 400;

export interface ArticleFieldsProps {
  readonly control: ArticleWorkControl;
}

/** Where an article stands, its picture, and when readers find it. */
export function ArticleFields({ control }: ArticleFieldsProps): ReactElement {
  const { t } = useLingui();
  const id = useId();
  const textIn = useTextIn();
  const kinds = useArticleKindNames();
  const { desk } = articleRoute.useRouteContext();
  const categories = useQuery(editedArticleCategoriesQuery(desk, undefined)).data ?? [];
  const { work, write, saving, resets } = control;
  const kind = categories.find((each) => each.id === work.categoryId)?.kind;
  const errorOf = (field: string) => (saving.problem !== null && saving.field === field ? saving.problem : undefined);
  return (
    <section className={`${panel} ${stack}`} aria-labelledby={id}>
      <h2 id={id} className={panelTitle}>
        <Trans>Where and when</Trans>
      </h2>
      <SelectField
        label={<Trans context="article">Topic</Trans>}
        hint={<Trans>One of the other kind moves the article there; its address leads readers on.</Trans>}
        error={errorOf("category_id")}
        value={kind === undefined ? "" : String(work.categoryId)}
        onChange={({ currentTarget: { value } }) => {
          const chosen = categories.find((each) => String(each.id) === value);
          if (chosen !== undefined)
            write(() => ({ categoryId: chosen.id, ...(chosen.kind === "help" && withoutTicker) }));
        }}
      >
        {kind === undefined && <option value="">{t`Please choose`}</option>}
        {(["news", "help"] as const).map((each) => (
          <optgroup key={each} label={kinds[each]}>
            {categories
              .filter((category) => category.kind === each)
              .map((category) => (
                <option key={category.id} value={String(category.id)}>
                  {textIn(category.name)}
                </option>
              ))}
          </optgroup>
        ))}
      </SelectField>
      <PositionField key={resets} control={control} error={errorOf("position")} />
      <ArticlePicture key={`picture ${resets}`} control={control} error={errorOf("image")} />
      <ArticlePeriod
        label={<Trans>Readers find it</Trans>}
        from={work.shownFrom}
        until={work.shownUntil}
        emptyFrom={<Trans>Empty: as soon as it is published</Trans>}
        fromError={errorOf("shown_from")}
        untilError={errorOf("shown_until")}
        resets={resets}
        onFrom={(shownFrom) => write(() => ({ shownFrom }))}
        onUntil={(shownUntil) => write(() => ({ shownUntil }))}
      />
      {kind === "news" && (
        <Checkbox
          label={<Trans>Runs through the ticker</Trans>}
          description={<Trans>At the top of every page of the shop; the three that began last do.</Trans>}
          checked={work.isAnnouncement}
          onChange={({ currentTarget: { checked } }) =>
            write(() => (checked ? { isAnnouncement: true } : withoutTicker))
          }
        />
      )}
      {work.isAnnouncement && (
        <ArticlePeriod
          label={<Trans>In the ticker</Trans>}
          from={work.tickerFrom}
          until={work.tickerUntil}
          emptyFrom={<Trans>Empty: with the article</Trans>}
          fromError={errorOf("ticker_from")}
          untilError={errorOf("ticker_until")}
          resets={resets}
          onFrom={(tickerFrom) => write(() => ({ tickerFrom }))}
          onUntil={(tickerUntil) => write(() => ({ tickerUntil }))}
        />
      )}
    </section>
  );
}

const withoutTicker: Partial<EditedContents> = { isAnnouncement: false, tickerFrom: null, tickerUntil: null };

interface PositionFieldProps extends ArticleFieldsProps {
  readonly error: string | undefined;
}

function PositionField({ control: { work, write }, error }: PositionFieldProps): ReactElement {
  return (
    <Field
      label={<Trans>Position</Trans>}
      hint={<Trans>Smaller numbers stand first, and of equal ones the newest.</Trans>}
      error={error}
      type="number"
      step={1}
      inputMode="numeric"
      defaultValue={String(work.position)}
      onChange={({ currentTarget: { value } }) => {
        const typed = Number(value);
        if (Number.isInteger(typed)) write(() => ({ position: typed }));
      }}
    />
  );
}
