import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { saveMarketplaceCategory } from "@plaza/api-client/desk";
import { Alert } from "@plaza/ui-kit/alert";
import { Button } from "@plaza/ui-kit/button";
import { Checkbox } from "@plaza/ui-kit/checkbox";
import { useToasts } from "@plaza/ui-kit/toast";
import { uploadsOnTheirWay } from "@plaza/ui-kit/upload-items";
import { type ReactElement, useState } from "react";
import { categoriesRoute } from "../routes.ts";
import { LanguageFields } from "../shared/language-fields.tsx";
import { languageErrors } from "../shared/language-errors.ts";
import { writtenTexts } from "../shared/language-texts.ts";
import { chosenPicture, MarketplacePicture } from "../shared/marketplace-picture.tsx";
import { mute, panelTitle, row, stack } from "../shared/page.css.ts";
import { useChange } from "../shared/use-change.ts";
import { useTextIn } from "../shared/use-text-in.ts";
import { back, saveBar } from "./categories.css.ts";
import { type CategoryDraft, draftOf, isChanged } from "./category-draft.ts";
import { CategoryDocumentsPart } from "./category-documents.tsx";
import { CategorySellersPart } from "./category-sellers.tsx";
import type { CategoryForest, CategoryNode } from "./category-forest.ts";
import { CategoryActions } from "./category-actions.tsx";
import { maxNameLength } from "./category-names.ts";

export interface CategoryPanelProps {
  readonly forest: CategoryForest;
  readonly node: CategoryNode;
  /** What is written and not saved; null: nothing. */
  readonly draft: CategoryDraft | null;
  /** As it is at that moment: pictures that are on their way report for as long as they are. */
  readonly onDraft: (change: (draft: CategoryDraft | null) => CategoryDraft | null) => void;
  /** Null: none, the tree alone. */
  readonly onShow: (id: number | null) => void;
}

/** What a category is called, looks like and holds, and what can be done with it. */
export function CategoryPanel({ forest, node, draft, onDraft, onShow }: CategoryPanelProps): ReactElement {
  const { t } = useLingui();
  const textIn = useTextIn();
  const toasts = useToasts();
  const { desk } = categoriesRoute.useRouteContext();
  const [isTried, setIsTried] = useState(false);
  const written = draft ?? draftOf(node);
  const save = useChange({
    event: "marketplace-category-change",
    send: ({ seen, name, isShown, pictures }: CategoryDraft) =>
      saveMarketplaceCategory(desk, {
        seen,
        parentId: null,
        name: writtenTexts(name),
        isShown,
        image: chosenPicture(pictures),
      }),
    onDone: () => {
      toasts.show(t`The category is saved.`);
      setIsTried(false);
      onDraft(() => null);
    },
  });
  function write(change: (written: CategoryDraft) => Partial<CategoryDraft>): void {
    if (save.problem !== null) save.reset();
    onDraft((now) => {
      const before = now ?? draftOf(node);
      const next = { ...before, ...change(before) };
      return isChanged(next, node) ? next : null;
    });
  }
  function send(): void {
    setIsTried(true);
    if (Object.keys(writtenTexts(written.name)).length > 0 && draft !== null) save.run(draft);
  }
  const path = forest
    .pathOf(node)
    .map(({ name }) => textIn(name))
    .join(" › ");
  const isOvertaken = draft !== null && draft.seen.revision !== node.revision;
  const { errors, rest } = languageErrors(save, isTried, written.name, t`Please write this in one language at least.`);
  const sending = uploadsOnTheirWay(written.pictures);
  return (
    <div className={stack}>
      <div className={back}>
        <Button size="small" onClick={() => onShow(null)}>
          <Trans>All categories</Trans>
        </Button>
      </div>
      <div>
        <h2 className={panelTitle}>{textIn(node.name)}</h2>
        {node.level > 1 && <p className={mute}>{path}</p>}
        <p className={mute}>
          <Plural value={node.productCount} one="# product" other="# products" />
        </p>
        <p className={mute}>
          <Plural value={node.onSaleCount} one="# on sale" other="# on sale" />
        </p>
      </div>
      {isOvertaken && (
        <Alert
          kind="warning"
          announce
          action={
            <>
              <Button size="small" onClick={() => onDraft(() => null)}>
                <Trans>Take what is saved</Trans>
              </Button>
              <Button
                size="small"
                onClick={() => onDraft(() => ({ ...written, seen: { id: node.id, revision: node.revision } }))}
              >
                <Trans>Keep mine</Trans>
              </Button>
            </>
          }
        >
          <Trans>Somebody has changed this category since you began. It is saved as “{textIn(node.name)}”.</Trans>
        </Alert>
      )}
      <form
        className={stack}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <LanguageFields
          label={<Trans context="thing">Name</Trans>}
          texts={written.name}
          maxLength={maxNameLength}
          errors={errors}
          onTexts={(name) => write(() => ({ name }))}
        />
        <MarketplacePicture
          label={<Trans>Picture</Trans>}
          use="category"
          pixels="800 × 800"
          items={written.pictures}
          onItems={(change) => write(({ pictures }) => ({ pictures: change(pictures) }))}
        />
        <Checkbox
          label={<Trans>Shoppers see it</Trans>}
          description={
            <Trans>
              Where it is not shown, nor is anything below it. Its products stay on sale, and search finds them.
            </Trans>
          }
          checked={written.isShown}
          onChange={({ currentTarget: { checked } }) => write(() => ({ isShown: checked }))}
        />
        {rest !== null && (
          <Alert kind="danger" announce>
            {rest}
          </Alert>
        )}
        {draft !== null && (
          <div className={saveBar}>
            <span className={mute}>
              <Trans>Not saved</Trans>
            </span>
            <div className={row}>
              <Button disabled={save.busy} onClick={() => onDraft(() => null)}>
                <Trans>Undo</Trans>
              </Button>
              <Button kind="primary" type="submit" busy={save.busy} disabled={sending > 0 || isOvertaken}>
                <Trans>Save</Trans>
              </Button>
            </div>
          </div>
        )}
      </form>
      <CategorySellersPart key={node.id} id={node.id} isBlocked={draft !== null} />
      <CategoryDocumentsPart key={`documents-${node.id}`} id={node.id} />
      <CategoryActions forest={forest} node={node} onShow={onShow} />
    </div>
  );
}
