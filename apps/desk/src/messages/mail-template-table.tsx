import { Trans, useLingui } from "@lingui/react/macro";
import type { ListedMailTemplate } from "@plaza/api-client/desk";
import { localeNames } from "@plaza/i18n";
import { Tag } from "@plaza/ui-kit/tag";
import { textLink } from "@plaza/ui-kit/text-link";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { LastChange } from "../shared/last-change.tsx";
import { cardTable, cell, mute, row, strong, table, tableFrame } from "../shared/page.css.ts";
import { TableHead } from "../shared/table-head.tsx";
import { useMailNames } from "./mail-names.ts";

export function MailTemplateTable({ templates }: { readonly templates: readonly ListedMailTemplate[] }): ReactElement {
  const { t } = useLingui();
  const names = useMailNames();
  return (
    <div className={tableFrame}>
      <table className={`${table} ${cardTable}`}>
        <TableHead heads={[t({ message: "Email", context: "template" }), t`Own words`, t`Last change`]} />
        <tbody>
          {templates.map(({ key, ownLanguages, changed }) => (
            <tr key={key}>
              <th scope="row" className={cell}>
                <Link to="/messages/$key" params={{ key }} className={`${textLink} ${strong}`}>
                  {names[key].name}
                </Link>
                <div className={mute}>{names[key].use}</div>
              </th>
              <td className={cell} data-column={t`Own words`}>
                {ownLanguages.length === 0 ? (
                  <span className={mute}>
                    <Trans context="template">Standard</Trans>
                  </span>
                ) : (
                  <div className={row}>
                    {ownLanguages.map((locale) => (
                      <Tag key={locale} kind="neutral">
                        {localeNames[locale]}
                      </Tag>
                    ))}
                  </div>
                )}
              </td>
              <td className={cell} data-column={t`Last change`}>
                {changed !== null && <LastChange subject="mail_templates" id={key} changed={changed} />}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
