import type { PersonalData } from "../../platform/domain/personal-data.ts";
import { releaseUploads } from "../../platform/files/attach-uploads.ts";
import { merchantApplications } from "../../platform/store/schema/applications.ts";
import { asc, eq } from "../../platform/store/sql.ts";
import { documentsOf } from "./submit-application.ts";

export const personalData: PersonalData = {
  tables: [merchantApplications],
  export: async (tx, { id }) => {
    const rows = await tx
      .select()
      .from(merchantApplications)
      .where(eq(merchantApplications.customerId, id))
      .orderBy(asc(merchantApplications.id));
    return {
      merchantApplications: rows.map((row) => ({
        name: row.name,
        contact: row.contact,
        mobile: row.mobile,
        account: row.account,
        state: row.state,
        answer: row.rejection,
        documents: row.documents.length,
        askedAt: row.createdAt,
        correctedAt: row.correctedAt,
        decidedAt: row.decidedAt,
      })),
    };
  },
  // A shop stays, and so does whose it became is not said any more: its owner works at the desk with an account of the shop.
  erase: async (tx, { id }) => {
    const own = await tx
      .delete(merchantApplications)
      .where(eq(merchantApplications.customerId, id))
      .returning({ id: merchantApplications.id });
    for (const application of own) await releaseUploads(tx, documentsOf(application.id));
  },
};
