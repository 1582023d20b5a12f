import { type MailTemplate, type MailTexts, saveMailTemplate } from "@plaza/api-client/desk";
import { mailTemplateRoute } from "../routes.ts";
import { type UnsavedWork, useUnsavedWork } from "../shared/unsaved-work/use-unsaved-work.ts";
import { countChanges, withStandard } from "./mail-work.ts";

/** What is written at a mail, until it is saved. */
export function useMailWork(template: MailTemplate, onSaved: () => void): UnsavedWork<MailTexts> {
  const { desk } = mailTemplateRoute.useRouteContext();
  const { key, texts, revision, standard } = template;
  return useUnsavedWork({
    event: "mail-template-change",
    read: { work: texts, revision },
    countChanges,
    send: (written) => saveMailTemplate(desk, { key, revision: written.revision, texts: written.work }),
    onSaved,
    savedAs: (sent) => withStandard(sent, standard),
  });
}
