import type { Domain } from "../../platform/domain/domain.ts";
import { forOperators, forShop } from "../../platform/http/desk-call.ts";
import { handlePlatformFigures } from "./platform-call.ts";
import { handleToday } from "./today-call.ts";

export const deskFiguresDomain = {
  name: "desk-figures",
  deskCalls: {
    "figures/today": forShop("staff", "GET", handleToday),
    "figures/platform": forOperators("GET", handlePlatformFigures),
  },
} satisfies Domain;
