import type { PersonalData } from "../../platform/domain/personal-data.ts";
import { agents } from "../../platform/store/schema/agents.ts";

/** An account of the desk, its telephone included, is its shop's: it outlives the shopper's account of whoever works there. */
export const personalData: PersonalData = {
  tables: [agents],
  erase: async () => {},
};
