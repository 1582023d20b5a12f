import { Trans, useLingui } from "@lingui/react/macro";
import { type MailTemplateKey, mailTemplateQuery } from "@plaza/api-client/desk";
import { textLink } from "@plaza/ui-kit/text-link";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { mailTemplateRoute } from "../routes.ts";
import { Loaded } from "../shared/loaded.tsx";
import { mute, page } from "../shared/page.css.ts";
import { PageHead } from "../shared/page-head.tsx";
import { MailEditor } from "./mail-editor.tsx";
import { useMailNames } from "./mail-names.ts";

/** How often it is asked whether a colleague has changed something, in milliseconds. */
const often = 15_000;

/** The words of a mail. */
export function MailTemplatePage(): ReactElement {
  const { t } = useLingui();
  const { desk } = mailTemplateRoute.useRouteContext();
  const { key }: { readonly key: MailTemplateKey } = mailTemplateRoute.useParams();
  const { name, use } = useMailNames()[key];
  const query = useQuery({ ...mailTemplateQuery(desk, { key }), refetchInterval: often });
  return (
    <div className={page}>
      <nav aria-label={t`Way back`}>
        <Link to="/messages" className={textLink}>
          <Trans>All messages</Trans>
        </Link>
      </nav>
      <PageHead title={name} />
      <p className={mute}>{use}</p>
      <Loaded query={query}>{(template) => <MailEditor key={template.key} template={template} />}</Loaded>
    </div>
  );
}
