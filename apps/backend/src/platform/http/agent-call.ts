import type { DeskRole } from "../store/schema/agents.ts";
import type { CallContext } from "./call.ts";
import { LoginRequired } from "./domain-error.ts";

/** The customer-service agent who calls. */
export interface Agent {
  readonly id: number;
  /** Whose agent it is; null: the platform's. */
  readonly shopId: number | null;
  readonly role: DeskRole;
  readonly account: string;
  readonly nickname: string;
  readonly avatar: string | null;
  /** The kind of client of the session. */
  readonly client: number;
  /** The password is one that somebody else has made up and seen. */
  readonly mustChangePassword: boolean;
}

/** A request for `/kefuapi`, which customers have no part in. */
export interface DeskContext extends Omit<CallContext, "customer"> {
  /** The agent of the token's session; null for who is not logged in. */
  readonly agent: Agent | null;
}

export interface AgentContext extends DeskContext {
  readonly agent: Agent;
}

export interface AgentCall {
  readonly method: "GET" | "POST" | "any";
  readonly needsLogin: boolean;
  /** It goes on where nothing else does until the password is changed. */
  readonly isOfOwnAccount?: true;
  readonly handler: (context: DeskContext) => Promise<unknown>;
}

/** Calls by their path behind `/kefuapi/`, spelt as the contract spells it. */
export type AgentCalls = Readonly<Record<string, AgentCall>>;

/** A call for agents only; all others are asked to log in. */
export function forAgents(
  method: AgentCall["method"],
  handler: (context: AgentContext) => Promise<unknown>,
): AgentCall {
  return {
    method,
    needsLogin: true,
    handler: async (context) => {
      const { agent } = context;
      if (agent === null) throw new LoginRequired();
      return handler({ ...context, agent });
    },
  };
}

export function forAnybody(method: AgentCall["method"], handler: AgentCall["handler"]): AgentCall {
  return { method, needsLogin: false, handler };
}
