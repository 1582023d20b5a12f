/** Why a piece costs what it costs now: as always, for the time of a flash sale, or for this member. */
export type PriceKind = "regular" | "flash" | "member";
