import type { LanguageTexts, MarketplaceCategory, SeenRevision } from "@plaza/api-client/desk";
import type { UploadItems } from "@plaza/ui-kit/upload-items";
import { areSameTexts } from "../shared/language-texts.ts";
import { chosenPicture, presentPicture } from "../shared/marketplace-picture.tsx";

/** A category as somebody is writing it. */
export interface CategoryDraft {
  /** As it was when they began: what a colleague saves meanwhile is not overwritten unseen. */
  readonly seen: SeenRevision;
  readonly name: LanguageTexts;
  readonly isShown: boolean;
  readonly pictures: UploadItems;
}

export function draftOf({ id, revision, name, isShown, image }: MarketplaceCategory): CategoryDraft {
  return { seen: { id, revision }, name, isShown, pictures: presentPicture(image, "") };
}

/** Whether there is anything to save. */
export function isChanged(draft: CategoryDraft, category: MarketplaceCategory): boolean {
  return (
    !areSameTexts(draft.name, category.name) ||
    draft.isShown !== category.isShown ||
    draft.pictures.some(({ state }) => state !== "done") ||
    chosenPicture(draft.pictures) !== category.image
  );
}
