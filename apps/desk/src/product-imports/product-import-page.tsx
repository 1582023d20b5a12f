import { Trans, useLingui } from "@lingui/react/macro";
import { productImportQuery, productImportsQuery } from "@plaza/api-client/desk";
import { textLink } from "@plaza/ui-kit/text-link";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type ReactElement, useState } from "react";
import { productImportRoute } from "../routes.ts";
import { page } from "../shared/page.css.ts";
import { PageHead } from "../shared/page-head.tsx";
import { FileChooser } from "./file-chooser.tsx";
import { FormerImports } from "./former-imports.tsx";
import { ImportRun } from "./import-run.tsx";
import { isOpen } from "./is-at-work.ts";
import { PictureSender } from "./pictures/picture-sender.tsx";

/** Products of a shop from a file: sent, checked, and imported once somebody says so. */
export function ProductImportPage(): ReactElement {
  const { t } = useLingui();
  const { desk } = productImportRoute.useRouteContext();
  const navigate = productImportRoute.useNavigate();
  const { run } = productImportRoute.useSearch();
  const [sentId, setSentId] = useState<number | null>(null);
  // Whoever comes back finds what is still open, whatever the address says.
  const newest = useQuery(productImportsQuery(desk, { page: 1, pageSize: 1 })).data?.items[0];
  const open = newest !== undefined && isOpen(newest.state) ? newest : null;
  const shown = run ?? open?.id ?? null;
  const { data } = useQuery({ ...productImportQuery(desk, { id: shown ?? 0 }), enabled: shown !== null });
  const isShownOpen = data === undefined ? shown !== null && shown === open?.id : isOpen(data.state);
  return (
    <div className={page}>
      <p>
        <Link to="/products" className={textLink}>
          <Trans>All products</Trans>
        </Link>
      </p>
      <PageHead title={t`Import products`} />
      {shown !== null && <ImportRun key={shown} id={shown} takesFocus={shown === sentId} />}
      {!isShownOpen && (
        <FileChooser
          onSent={({ id }) => {
            setSentId(id);
            void navigate({ search: { run: id } });
          }}
        />
      )}
      <PictureSender />
      <FormerImports />
    </div>
  );
}
