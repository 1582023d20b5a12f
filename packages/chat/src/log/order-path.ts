import { createContext } from "react";

/** Where an order that a card shows is to be looked at, where that is not the shopper's own page of it. */
export const OrderPath = createContext<((orderId: number) => string) | null>(null);
