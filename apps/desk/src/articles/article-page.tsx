import { Trans, useLingui } from "@lingui/react/macro";
import { editedArticleQuery } from "@plaza/api-client/desk";
import { textLink } from "@plaza/ui-kit/text-link";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { articleRoute } from "../routes.ts";
import { useDeskUser } from "../session/use-desk-user.ts";
import { Loaded } from "../shared/loaded.tsx";
import { page } from "../shared/page.css.ts";
import { PageHead } from "../shared/page-head.tsx";
import { useTextIn } from "../shared/use-text-in.ts";
import { ArticleEditor } from "./article-editor.tsx";
import { workOf } from "./article-work.ts";

/** How often it is asked whether a colleague has changed something, in milliseconds. */
const often = 15_000;

/** An article: what is being written, what readers find, and what they have found. */
export function ArticlePage(): ReactElement {
  const { t } = useLingui();
  const textIn = useTextIn();
  const { desk } = articleRoute.useRouteContext();
  const { id } = articleRoute.useParams();
  const query = useQuery({ ...editedArticleQuery(desk, id), refetchInterval: often });
  const user = useDeskUser().data;
  const article = query.data;
  const title = article === undefined ? "" : textIn(workOf(article).title);
  return (
    <div className={page}>
      <nav aria-label={t`Way back`}>
        <Link to="/articles" search={article?.kind === "help" ? { list: "help" } : {}} className={textLink}>
          <Trans>All articles</Trans>
        </Link>
      </nav>
      <PageHead title={title === "" ? t`Article` : title} thing={{ thing: "article", id }} />
      <Loaded query={query}>
        {(read) => (user === undefined ? <></> : <ArticleEditor key={read.id} article={read} userId={user.id} />)}
      </Loaded>
    </div>
  );
}
