import { createContext, type ReactElement } from "react";

/** Draws a link of the list around it as one of its items; null in the browser's own list, whose items are plain links. */
export const MenuItemContext = createContext<((link: ReactElement) => ReactElement) | null>(null);
