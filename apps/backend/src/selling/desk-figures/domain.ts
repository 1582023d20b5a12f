import type { Domain } from "../../platform/domain/domain.ts";
import { forShop } from "../../platform/http/desk-call.ts";
import { handleToday } from "./today-call.ts";

export const deskFiguresDomain = {
  name: "desk-figures",
  deskCalls: { "figures/today": forShop("staff", "GET", handleToday) },
} satisfies Domain;
