/** How the platform numbers the kinds of its clients: a browser on a desk. A session belongs to one kind. */
export const desktopBrowser = 5;
