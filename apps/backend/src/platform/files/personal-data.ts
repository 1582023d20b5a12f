import type { PersonalData, Person } from "../domain/personal-data.ts";
import type { Executor } from "../store/database.ts";
import { uploads } from "../store/schema/uploads.ts";
import { and, asc, eq } from "../store/sql.ts";

/** Long ago, so that the job that deletes what nothing has takes it at once. */
const longAgo = new Date(0);

export const personalData: PersonalData = {
  tables: [uploads],
  export: async (tx, person) => ({
    uploads: (await ownUploads(tx, person)).map((upload) => ({
      file: nameInCopy(upload.path),
      name: upload.name,
      purpose: upload.purpose,
      uploadedAt: upload.createdAt,
    })),
  }),
  files: async (tx, person) => (await ownUploads(tx, person)).map(({ path }) => ({ path, name: nameInCopy(path) })),
  // Files are deleted after their rows say so, by the job that deletes all others, and not in this transaction.
  erase: async (tx, { id }) => {
    await tx
      .update(uploads)
      .set({ name: "", idempotencyKey: null, attachedTo: null, unattachedSince: longAgo, isForgotten: true })
      .where(eq(uploads.customerId, id));
  },
};

function ownUploads(tx: Executor, { id }: Person) {
  const isThere = and(eq(uploads.customerId, id), eq(uploads.isStored, true), eq(uploads.isForgotten, false));
  return tx.select().from(uploads).where(isThere).orderBy(asc(uploads.id));
}

/** What customers call their files may be anything, and twice the same. */
function nameInCopy(path: string): string {
  return `files/${path.replace(/^(?:uploads|private)\//, "").replaceAll("/", "-")}`;
}
