/** A browser that has logged out without an answer says so with its next request. */
export const loggedOutName = "desk_left";

/** What to assign to `document.cookie`. */
export const loggedOutCookie = `${loggedOutName}=1; Path=/; Max-Age=86400; SameSite=Lax`;
