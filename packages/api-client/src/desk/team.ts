import { getCall, postCall } from "../call.ts";
import { second } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { list, record } from "../wire/decode.ts";
import { requiredInstant } from "../wire/instant.ts";
import { flag, id, nothing, text } from "../wire/scalars.ts";
import { wordOf } from "../wire/enums.ts";
import type { DeskRole } from "./desk-user.ts";

/** Somebody who works for the shop. */
export interface TeamMember {
  readonly id: number;
  readonly account: string;
  readonly nickname: string;
  readonly role: Exclude<DeskRole, "operator">;
  readonly isDisabled: boolean;
  readonly isSelf: boolean;
  /** Epoch milliseconds. */
  readonly createdAt: number;
}

/** Of owners. */
export const fetchTeam = getCall("team/list", {
  decode: list(
    record((field): TeamMember => ({
      id: field("id", id),
      account: field("account", text),
      nickname: field("nickname", text),
      role: field("role", wordOf<TeamMember["role"]>("agent", "staff", "owner")),
      isDisabled: field("is_disabled", flag),
      isSelf: field("is_self", flag),
      createdAt: field("created_at", requiredInstant),
    })),
  ),
});

export const teamQuery = defineQuery(fetchTeam, { key: "team", freshMs: 5 * second, staleAfter: ["team-change"] });

export interface NewTeamMember {
  readonly account: string;
  readonly nickname: string;
  readonly role: "agent" | "staff";
}

/** @returns the first password, which is answered once and kept nowhere */
export const addTeamMember = postCall("team/add", {
  body: ({ account, nickname, role }: NewTeamMember) => ({ account, nickname, role }),
  decode: record((field) => field("password", text)),
});

interface OfMember {
  readonly id: number;
}

/** Ends their sessions, too. */
export const disableTeamMember = postCall("team/disable", {
  body: ({ id: memberId }: OfMember) => ({ id: memberId }),
  decode: nothing,
});

export const enableTeamMember = postCall("team/enable", {
  body: ({ id: memberId }: OfMember) => ({ id: memberId }),
  decode: nothing,
});

/** @returns the new password, which is answered once and kept nowhere */
export const resetTeamPassword = postCall("team/reset", {
  body: ({ id: memberId }: OfMember) => ({ id: memberId }),
  decode: record((field) => field("password", text)),
});
