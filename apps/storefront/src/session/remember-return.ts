import { returnCookie } from "./return-cookie.ts";
import { returnPath } from "./return-path.ts";

interface Place {
  readonly pathname: string;
  readonly searchStr: string;
}

/** Notes where the shopper is, for after the login. The ways in, and what cannot be returned to, leave the note as it is. */
export function rememberReturn({ pathname, searchStr }: Place): void {
  // A query that no cookie could hold is lost; the page is still better than another one.
  const path = returnPath(`${pathname}${searchStr}`) ?? returnPath(pathname);
  if (path !== null) document.cookie = returnCookie(path);
}
