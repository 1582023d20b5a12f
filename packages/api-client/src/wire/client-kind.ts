/** The platform's number for the client kind "desktop browser". A session belongs to one kind of client. */
export const desktopBrowser = 5;
