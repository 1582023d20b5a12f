import { returnCookie } from "./return-cookie.ts";
import { returnPath } from "./return-path.ts";

interface Place {
  readonly pathname: string;
  readonly searchStr: string;
}

/** Notes where the shopper is, for after the login. The login pages, and pages that cannot be returned to, leave the note unchanged. */
export function rememberReturn({ pathname, searchStr }: Place): void {
  // A query that no cookie could hold is dropped, and the page noted without it.
  const path = returnPath(`${pathname}${searchStr}`) ?? returnPath(pathname);
  if (path !== null) document.cookie = returnCookie(path);
}
