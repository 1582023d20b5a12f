import { readCategoryTree } from "../../catalogue/categories/category-tree.ts";
import { linkedImages } from "../../platform/files/linked-images.ts";
import type { AgentContext } from "../../platform/http/agent-call.ts";
import { type AgentName, agentName } from "../../platform/store/agent-name.ts";
import type { Executor } from "../../platform/store/database.ts";
import { inLanguage } from "../../platform/store/language.ts";
import { agents } from "../../platform/store/schema/agents.ts";
import { products } from "../../platform/store/schema/catalog.ts";
import { requiredDocuments, type ShopDocument, shopDocuments } from "../../platform/store/schema/required-documents.ts";
import { and, asc, eq, isNull } from "../../platform/store/sql.ts";
import { flag } from "../../platform/wire/scalars.ts";
import { dayTime, instant } from "../../platform/wire/time.ts";
import { isRequired } from "./valid-documents.ts";

interface ShownDocument {
  readonly document: ShopDocument;
  readonly decider: AgentName | null;
}

/**
 * All documents that some category requires, with what a shop has shown of each: those of categories that it has products in
 * first. Addresses of files are good for a while.
 */
export async function documentsWire(context: AgentContext, shopId: number) {
  const { db, language } = context;
  const tree = await readCategoryTree(db);
  const kinds = await db.select().from(requiredDocuments).where(isRequired).orderBy(asc(requiredDocuments.id));
  const shown: readonly ShownDocument[] = await db
    .select({ document: shopDocuments, decider: agentName })
    .from(shopDocuments)
    .leftJoin(agents, eq(agents.id, shopDocuments.decidedBy))
    .where(eq(shopDocuments.shopId, shopId));
  const own = await categoriesOf(db, shopId);
  const listed = await Promise.all(
    kinds
      .flatMap((kind) => {
        const category = tree.find(kind.categoryId);
        return category === undefined ? [] : [{ kind, category }];
      })
      .map(async ({ kind, category }) => {
        const ofKind = shown.filter(({ document }) => document.kindId === kind.id);
        const accepted = ofKind.find(({ document }) => document.state === "accepted");
        const sent = ofKind.find(({ document }) => document.state !== "accepted");
        return {
          id: kind.id,
          name: inLanguage(kind, "name", language),
          note: inLanguage(kind, "note", language),
          category: inLanguage(category, "name", language),
          has_expiry: flag(kind.hasExpiry),
          is_concerned: flag(own.has(kind.categoryId)),
          accepted: accepted === undefined ? null : await shownWire(context, accepted),
          sent: sent === undefined ? null : await shownWire(context, sent),
        };
      }),
  );
  return listed.toSorted((one, other) => other.is_concerned - one.is_concerned);
}

async function shownWire(context: AgentContext, { document, decider }: ShownDocument) {
  const { language, now } = context;
  const { id, revision, state, grounds, expiresOn, sentAt, decidedAt, path } = document;
  const [file = ""] = await linkedImages(context, [path]);
  return {
    id,
    revision,
    state,
    grounds,
    expires_on: expiresOn ?? "",
    is_expired: flag(expiresOn !== null && expiresOn < dayTime(now()).date),
    sent_at: instant(sentAt),
    decided_at: instant(decidedAt),
    decided_by: decider === null ? "" : inLanguage(decider, "nickname", language),
    file,
  };
}

/** In which a shop has products, each with those above it. */
async function categoriesOf(db: Executor, shopId: number): Promise<ReadonlySet<number | null>> {
  const { firstCategoryId, secondCategoryId, thirdCategoryId } = products;
  const rows = await db
    .selectDistinct({ firstCategoryId, secondCategoryId, thirdCategoryId })
    .from(products)
    .where(and(eq(products.shopId, shopId), isNull(products.deletedAt)));
  return new Set(rows.flatMap((row) => Object.values(row)));
}
