import type { Job, JobContext } from "../../platform/domain/job.ts";
import { releaseUploads } from "../../platform/files/attach-uploads.ts";
import { eachDue } from "../../platform/jobs/each-due.ts";
import { shops } from "../../platform/store/schema/merchants.ts";
import { requiredDocuments, shopDocuments } from "../../platform/store/schema/required-documents.ts";
import { and, asc, eq, exists, gt, isNotNull, lt, not, or } from "../../platform/store/sql.ts";
import { aboutDocument } from "./send-document.ts";
import { isRequired } from "./valid-documents.ts";

const oneDay = 24 * 60 * 60 * 1000;
const refusedDays = 30;
const atOnce = 100;

/** Lets go of documents of shops that are deleted, of those that nobody requires any more, and of what was refused long ago. */
export const forgetShopDocuments = {
  name: "forget documents of shops",
  everyMilliseconds: 10 * 60 * 1000,
  run: (context: JobContext) => {
    const { db, now } = context;
    const isOfDeletedShop = and(eq(shops.id, shopDocuments.shopId), isNotNull(shops.deletedAt));
    const isOfRemovedKind = and(eq(requiredDocuments.id, shopDocuments.kindId), not(isRequired));
    const isDue = or(
      exists(db.select({ id: shops.id }).from(shops).where(isOfDeletedShop)),
      exists(db.select({ id: requiredDocuments.id }).from(requiredDocuments).where(isOfRemovedKind)),
      and(
        eq(shopDocuments.state, "refused"),
        lt(shopDocuments.decidedAt, new Date(now().getTime() - refusedDays * oneDay)),
      ),
    );
    return eachDue(context, {
      what: "forgetting the document of a shop",
      find: (executor, after) =>
        executor
          .select({ id: shopDocuments.id })
          .from(shopDocuments)
          .where(and(isDue, gt(shopDocuments.id, after)))
          .orderBy(asc(shopDocuments.id))
          .limit(atOnce),
      finish: async (tx, id) => {
        const gone = await tx
          .delete(shopDocuments)
          .where(and(eq(shopDocuments.id, id), isDue))
          .returning({ id: shopDocuments.id });
        if (gone.length === 0) return false;
        await releaseUploads(tx, aboutDocument(id));
        return true;
      },
    });
  },
} satisfies Job;
