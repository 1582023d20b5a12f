import type { MarketplaceCategory } from "@plaza/api-client/desk";

/** A category with those below it. */
export interface CategoryNode extends MarketplaceCategory {
  readonly children: readonly CategoryNode[];
}

/** Where a category stands: below which one, and in front of which sibling (null: behind all of them). */
export interface CategoryPosition {
  readonly parentId: number | null;
  readonly beforeId: number | null;
}

const maxLevel = 3;

/** The categories as a tree to look things up in. */
export class CategoryForest {
  readonly roots: readonly CategoryNode[];
  readonly #byId = new Map<number, CategoryNode>();

  constructor(categories: readonly MarketplaceCategory[]) {
    const below = Map.groupBy(categories, ({ parentId }) => parentId);
    const nodesOf = (parentId: number | null): readonly CategoryNode[] =>
      (below.get(parentId) ?? []).map((category) => {
        const node = { ...category, children: nodesOf(category.id) };
        this.#byId.set(category.id, node);
        return node;
      });
    this.roots = nodesOf(null);
  }

  get size(): number {
    return this.#byId.size;
  }

  find(id: number): CategoryNode | undefined {
    return this.#byId.get(id);
  }

  /** All of them, each behind the one that it stands below. */
  all(): readonly CategoryNode[] {
    return this.roots.flatMap(branchOf);
  }

  childrenOf(id: number | null): readonly CategoryNode[] {
    return id === null ? this.roots : (this.find(id)?.children ?? []);
  }

  /** From the first level down to the category itself. */
  pathOf(node: CategoryNode): readonly CategoryNode[] {
    const parent = node.parentId === null ? undefined : this.find(node.parentId);
    return parent === undefined ? [node] : [...this.pathOf(parent), node];
  }

  /** Whether a category can stand below another one, null: on the first level. The platform checks the same. */
  canStandBelow(node: CategoryNode, parentId: number | null): boolean {
    if (parentId === null) return true;
    const parent = this.find(parentId);
    if (parent === undefined || this.pathOf(parent).some(({ id }) => id === node.id)) return false;
    return parent.level + depthOf(node) <= maxLevel;
  }

  /** The position beside or below another category. */
  positionAt(node: CategoryNode, target: CategoryNode, side: "before" | "on" | "after"): CategoryPosition {
    if (side === "on") return { parentId: target.id, beforeId: null };
    const { parentId } = target;
    if (side === "before") return { parentId, beforeId: target.id };
    const siblings = this.childrenOf(parentId).filter(({ id }) => id !== node.id);
    const next = siblings[siblings.findIndex(({ id }) => id === target.id) + 1];
    return { parentId, beforeId: next?.id ?? null };
  }

  /** Where it stands now. */
  positionOf(node: CategoryNode): CategoryPosition {
    const siblings = this.childrenOf(node.parentId);
    const next = siblings[siblings.findIndex(({ id }) => id === node.id) + 1];
    return { parentId: node.parentId, beforeId: next?.id ?? null };
  }
}

/** A category and all below it. */
export function branchOf(node: CategoryNode): readonly CategoryNode[] {
  return [node, ...node.children.flatMap(branchOf)];
}

function depthOf(node: CategoryNode): number {
  return 1 + Math.max(0, ...node.children.map(depthOf));
}
