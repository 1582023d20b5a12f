/** Written by the browser at a logout, which must take effect even where the server cannot be reached. */
export const loggedOutName = "logged_out";

/** For `document.cookie`: from now on this browser is a visitor's. */
export const loggedOutCookie = `${loggedOutName}=1; Path=/; SameSite=Lax`;
