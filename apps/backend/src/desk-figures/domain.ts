import type { Domain } from "../domain/domain.ts";
import { forShop } from "../http/desk-call.ts";
import { handleToday } from "./today-call.ts";

export const deskFiguresDomain = {
  name: "desk-figures",
  deskCalls: { "figures/today": forShop("staff", "GET", handleToday) },
} satisfies Domain;
