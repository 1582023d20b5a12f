import { Plural, useLingui } from "@lingui/react/macro";
import { Icon } from "@plaza/ui-kit/icon";
import { Tag } from "@plaza/ui-kit/tag";
import { ChevronRight, GripVertical } from "lucide";
import type { ReactElement } from "react";
import { Button, TreeItem, TreeItemContent } from "react-aria-components/Tree";
import { MissingLanguages } from "../shared/missing-languages.tsx";
import { Thumbnail } from "../shared/thumbnail.tsx";
import { useTextIn } from "../shared/use-text-in.ts";
import { chevron, count, handle, item, line, name as nameLook, noChevron, picture, tags } from "./categories.css.ts";
import type { CategoryNode } from "./category-forest.ts";

export interface CategoryRowProps {
  readonly node: CategoryNode;
  readonly hasUnsaved: boolean;
  /** The rows below it. */
  readonly children: ReactElement;
}

/** A category in the tree: its handle, its name, what is missing of it, and how many products it holds. */
export function CategoryRow({ node, hasUnsaved, children }: CategoryRowProps): ReactElement {
  const { t } = useLingui();
  const textIn = useTextIn();
  const name = textIn(node.name);
  return (
    <TreeItem id={node.id} textValue={name} className={item}>
      <TreeItemContent>
        {({ hasChildItems, level }) => (
          <div className={line} style={{ paddingInlineStart: (level - 1) * 24 }}>
            <Button slot="drag" className={handle}>
              <Icon of={GripVertical} size={16} />
            </Button>
            {hasChildItems ? (
              <Button slot="chevron" className={chevron}>
                <Icon of={ChevronRight} size={16} />
              </Button>
            ) : (
              <span className={noChevron} />
            )}
            <span className={picture}>
              <Thumbnail image={node.image} />
            </span>
            <span className={nameLook}>{name}</span>
            <span className={tags}>
              {hasUnsaved && <Tag kind="info">{t`Not saved`}</Tag>}
              {!node.isShown && <Tag kind="neutral">{t`Hidden`}</Tag>}
              <MissingLanguages texts={node.name} />
            </span>
            <span className={count}>
              <Plural value={node.productCount} one="# product" other="# products" />
            </span>
          </div>
        )}
      </TreeItemContent>
      {children}
    </TreeItem>
  );
}
