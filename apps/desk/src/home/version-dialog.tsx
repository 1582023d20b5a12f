import { Trans, useLingui } from "@lingui/react/macro";
import { type HomeDocument, type HomePage, type HomeVersion, homeVersionQuery } from "@plaza/api-client/desk";
import { Dialog } from "@plaza/ui-kit/dialog";
import { SelectField } from "@plaza/ui-kit/select-field";
import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { homeRoute } from "../routes.ts";
import { Loaded } from "../shared/loaded.tsx";
import { stack } from "../shared/page.css.ts";
import { ChangeWords } from "./change-words.tsx";
import { blockDetail } from "./home.css.ts";
import { homeChanges } from "./home-diff.ts";
import { useHomeNames } from "./home-names.tsx";
import { HomePreview } from "./home-preview.tsx";

export interface VersionDialogProps {
  readonly page: HomePage;
  readonly version: HomeVersion;
  readonly revision: number;
  readonly onClose: () => void;
}

/** A version: its blocks, what has changed since another one, and how the shop looks with it. */
export function VersionDialog({ page, version, revision, onClose }: VersionDialogProps): ReactElement {
  const { t } = useLingui();
  const { desk } = homeRoute.useRouteContext();
  const { version: number } = version;
  const others = page.versions.map((each) => each.version).filter((each) => each !== number);
  const [compared, setCompared] = useState(others.find((each) => each < number) ?? others[0] ?? 0);
  const query = useQuery(homeVersionQuery(desk, { version: number }));
  const other = useQuery({ ...homeVersionQuery(desk, { version: compared }), enabled: compared > 0 });
  return (
    <Dialog open title={t`Version ${number}`} onClose={onClose}>
      <div className={stack}>
        <Loaded query={query} lines={3}>
          {({ document }) => <Blocks document={document} />}
        </Loaded>
        {others.length > 0 && (
          <>
            <SelectField
              label={<Trans>What has changed since</Trans>}
              value={String(compared)}
              onChange={({ currentTarget: { value } }) => setCompared(Number(value))}
            >
              {others.map((each) => (
                <option key={each} value={each}>
                  {t`Version ${each}`}
                </option>
              ))}
            </SelectField>
            <Loaded query={other} lines={2}>
              {({ document }) =>
                query.data === undefined ? <></> : <ChangeWords changes={homeChanges(document, query.data.document)} />
              }
            </Loaded>
          </>
        )}
        <HomePreview revision={revision} version={number} disabled={false} />
      </div>
    </Dialog>
  );
}

function Blocks({ document }: { readonly document: HomeDocument }): ReactElement {
  const { t } = useLingui();
  const { blocks: names } = useHomeNames();
  return (
    <ol aria-label={t`Blocks of the home page`}>
      {document.blocks.map(({ key, kind, isShown }) => (
        <li key={key}>
          <span>{names[kind]}</span>
          {!isShown && (
            <span className={blockDetail}>
              <Trans>Hidden</Trans>
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
