import { type AgentCall, type AgentContext, forAgents, forAnybody } from "./agent-call.ts";
import { DomainError } from "./domain-error.ts";

/**
 * Who a call of the desk is for: `agent` everybody there, `shop-agent` everybody of a shop. Staff may all that agents may, and
 * an owner all that staff may. `manager`: an owner for the shop, an operator for the platform. `visitor`: whoever is not logged
 * in yet.
 */
type DeskAudience = "visitor" | "agent" | "shop-agent" | "staff" | "owner" | "operator" | "manager";

/** A call of the desk, by which shops and the platform's operators do their work. */
export interface DeskCall extends AgentCall {
  readonly audience: DeskAudience;
}

/** Calls by their path behind `/deskapi/`. */
export type DeskCalls = Readonly<Record<string, DeskCall>>;

/** A request of somebody who works for a shop. */
export interface ShopContext extends AgentContext {
  /** The shop that they work for: all that a call reads or changes is bound to it. */
  readonly shopId: number;
}

/** A request of an owner for the shop, or of an operator for the platform. */
export interface ManagerContext extends AgentContext {
  /** What a call reads or changes is bound to it; null: to the platform. */
  readonly shopId: number | null;
}

/** Whose call it is of those who work for a shop. */
const mayAsk = {
  "shop-agent": ["agent", "staff", "owner"],
  staff: ["staff", "owner"],
  owner: ["owner"],
} as const satisfies Partial<Record<DeskAudience, readonly AgentContext["agent"]["role"][]>>;

/** A call for everybody who works for a shop, for its staff, or for its owner alone. */
export function forShop(
  least: keyof typeof mayAsk,
  method: "GET" | "POST",
  handler: (context: ShopContext) => Promise<unknown>,
): DeskCall {
  const call = forAgents(method, async (context) => {
    const { shopId, role } = context.agent;
    const roles: readonly string[] = mayAsk[least];
    if (shopId === null || !roles.includes(role)) throw new DomainError("deskNotAllowed");
    return handler({ ...context, shopId });
  });
  return { ...call, audience: least };
}

/** A call for who is not logged in yet: what it reads or changes, it protects by itself. */
export function forVisitors(method: "GET" | "POST", handler: AgentCall["handler"]): DeskCall {
  return { ...forAnybody(method, handler), isOfOwnAccount: true, audience: "visitor" };
}

/** A call for everybody at the desk, of a shop or of the platform. */
export function forEverybody(method: "GET" | "POST", handler: (context: AgentContext) => Promise<unknown>): DeskCall {
  return { ...forAgents(method, handler), audience: "agent" };
}

/** A call about the own account, for everybody at the desk. */
export function forOwnAccount(method: "GET" | "POST", handler: (context: AgentContext) => Promise<unknown>): DeskCall {
  return { ...forEverybody(method, handler), isOfOwnAccount: true };
}

/** A call for owners about their shop, and for operators about the platform. */
export function forManagers(method: "GET" | "POST", handler: (context: ManagerContext) => Promise<unknown>): DeskCall {
  const call = forAgents(method, async (context) => {
    const { shopId, role } = context.agent;
    if (role !== "owner" && role !== "operator") throw new DomainError("deskNotAllowed");
    return handler({ ...context, shopId });
  });
  return { ...call, audience: "manager" };
}

/** A call for operators of the platform. */
export function forOperators(method: "GET" | "POST", handler: (context: AgentContext) => Promise<unknown>): DeskCall {
  const call = forAgents(method, async (context) => {
    if (context.agent.role !== "operator") throw new DomainError("deskNotAllowed");
    return handler(context);
  });
  return { ...call, audience: "operator" };
}
