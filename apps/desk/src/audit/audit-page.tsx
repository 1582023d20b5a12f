import { Trans, useLingui } from "@lingui/react/macro";
import { type AuditEntry, auditLogQuery } from "@plaza/api-client/desk";
import { foreignZone, useReader } from "@plaza/i18n";
import { Button, buttonClass } from "@plaza/ui-kit/button";
import { EmptyState } from "@plaza/ui-kit/empty-state";
import { Field } from "@plaza/ui-kit/field";
import { SelectField } from "@plaza/ui-kit/select-field";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactElement, SyntheticEvent } from "react";
import { auditRoute } from "../routes.ts";
import { KeysetLinks } from "../shared/keyset-links.tsx";
import { Loaded } from "../shared/loaded.tsx";
import { page, panel, stack } from "../shared/page.css.ts";
import { PageHead } from "../shared/page-head.tsx";
import { endOfDay, startOfDay } from "../shared/platform-days.ts";
import type { AuditSearch } from "./audit-search.ts";
import { AuditChange } from "./audit-change.tsx";
import { changes, filters } from "./audit.css.ts";

/** Who has changed what and when, at the desk and by commands, and the way back where there is one. */
export function AuditPage(): ReactElement {
  const { t } = useLingui();
  const { desk } = auditRoute.useRouteContext();
  const search: AuditSearch = auditRoute.useSearch();
  const { subject, id, who, from, until, before } = search;
  const query = useQuery({
    ...auditLogQuery(desk, {
      subject,
      subjectId: id,
      who,
      from: startOfDay(from),
      until: endOfDay(until),
      before,
    }),
    placeholderData: keepPreviousData,
  });
  const subjects = query.data?.subjects ?? [];
  return (
    <div className={page}>
      <PageHead title={t`Audit log`} />
      <div className={`${panel} ${stack}`}>
        <Filters key={JSON.stringify(search)} search={search} subjects={subjects} />
        <Loaded query={query} lines={6}>
          {({ entries, hasMore }) =>
            entries.length === 0 ? (
              <EmptyState title={<Trans>Nothing has been changed like that</Trans>} />
            ) : (
              <>
                <ol className={changes}>
                  {changesOf(entries).map((parts) => (
                    <AuditChange key={parts[0].id} entries={parts} />
                  ))}
                </ol>
                <KeysetLinks
                  before={before}
                  last={hasMore ? entries.at(-1)?.id : undefined}
                  newest={<Trans>Newest changes</Trans>}
                  older={<Trans>Older changes</Trans>}
                />
              </>
            )
          }
        </Loaded>
      </div>
    </div>
  );
}

type Parts = readonly [AuditEntry, ...AuditEntry[]];

/** Entries that follow each other and were made at once. */
function changesOf(entries: readonly AuditEntry[]): readonly Parts[] {
  const all: [AuditEntry, ...AuditEntry[]][] = [];
  for (const entry of entries) {
    const last = all.at(-1);
    if (last?.[0].change === entry.change) last.push(entry);
    else all.push([entry]);
  }
  return all;
}

interface FiltersProps {
  readonly search: AuditSearch;
  readonly subjects: readonly { readonly subject: string; readonly name: string }[];
}

function Filters({ search, subjects }: FiltersProps): ReactElement {
  const { t } = useLingui();
  const zone = foreignZone(useReader());
  const navigate = auditRoute.useNavigate();
  const { subject = "", id, who = "", from = "", until = "" } = search;
  // The chosen one is there before the names of all have come, else the list would forget it.
  const known = subjects.length === 0 && subject !== "" ? [{ subject, name: subject }] : subjects;
  const narrow = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const entered = Object.fromEntries(new FormData(event.currentTarget)) as Readonly<Record<string, string>>;
    const isSame = entered["subject"] === subject;
    const wanted = { ...entered, ...(isSame && id !== undefined && { id }) };
    void navigate({ search: Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== "")) });
  };
  return (
    <form className={filters} onSubmit={narrow}>
      <SelectField
        label={t`What`}
        name="subject"
        defaultValue={subject}
        onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
      >
        <option value="">{t({ message: "Everything", context: "audit" })}</option>
        {known.map((each) => (
          <option key={each.subject} value={each.subject}>
            {each.name}
          </option>
        ))}
      </SelectField>
      <Field label={t`Who`} name="who" type="search" defaultValue={who} autoComplete="off" maxLength={50} />
      <Field label={t`From`} name="from" type="date" hint={zone} defaultValue={from} />
      <Field label={t`Until`} name="until" type="date" hint={zone} defaultValue={until} />
      <Button type="submit">
        <Trans context="filter">Show</Trans>
      </Button>
      {Object.keys(search).length > 0 && (
        <Link to="/audit" search={{}} className={buttonClass({ kind: "quiet" })}>
          <Trans>Show all</Trans>
        </Link>
      )}
    </form>
  );
}
