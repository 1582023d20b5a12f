import { DomainError } from "../../platform/http/domain-error.ts";
import type { Executor } from "../../platform/store/database.ts";
import { type MailTemplateKey, mailTemplates } from "../../platform/store/schema/mail-templates.ts";
import { and, eq } from "../../platform/store/sql.ts";
import type { OwnTexts } from "./mail-templates.ts";

/** A mail as whoever changes it has read it; revision 0: nobody had ever changed it. */
export interface SeenTemplate {
  readonly key: MailTemplateKey;
  readonly revision: number;
}

/**
 * Puts words in the place of those that were read.
 *
 * @throws {DomainError} where somebody has changed them meanwhile
 */
export async function changeTemplate(tx: Executor, { key, revision }: SeenTemplate, own: OwnTexts): Promise<void> {
  const row = { translations: own, revision: revision + 1 };
  const written =
    revision === 0
      ? await tx
          .insert(mailTemplates)
          .values({ key, ...row })
          .onConflictDoNothing()
          .returning({ key: mailTemplates.key })
      : await tx
          .update(mailTemplates)
          .set(row)
          .where(and(eq(mailTemplates.key, key), eq(mailTemplates.revision, revision)))
          .returning({ key: mailTemplates.key });
  if (written.length === 0) throw new DomainError("mailTemplateChangedMeanwhile");
}
