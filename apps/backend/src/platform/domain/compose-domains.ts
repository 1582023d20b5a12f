import type { FastifyInstance } from "fastify";
import type { AgentCall } from "../http/agent-call.ts";
import { type Call, callPath } from "../http/call.ts";
import type { DeskCall } from "../http/desk-call.ts";
import { httpMessages } from "../http/messages.ts";
import type { OpeningServices, Services } from "../http/services.ts";
import type { Texts } from "../store/language.ts";
import { getTableName } from "../store/sql.ts";
import type { Domain } from "./domain.ts";
import type { PersonalData, RegisteredPersonalData } from "./personal-data.ts";
import type { PreviewKind } from "./preview-kind.ts";
import { type RegisteredSetting, settingGroups } from "./setting.ts";
import type { Turn } from "./turn.ts";

type MessageKeysOf<Each> = Each extends { readonly messages: infer Own } ? keyof Own : never;

type OpenedKeysOf<Each> = Each extends {
  readonly open: (services: OpeningServices) => { readonly services: infer Own };
}
  ? keyof Own & keyof Services
  : never;

/**
 * Makes one platform of its domains.
 *
 * @throws {Error} that names both domains where two of them register the same name
 */
export function composeDomains<const List extends readonly Domain[]>(domains: List) {
  const calls = registry<Call>("call", callPath);
  const agentCalls = registry<AgentCall>("agents' call", callPath);
  const deskCalls = registry<DeskCall>("call of the desk", callPath);
  const messages = registry<Texts>("message");
  const settings = registry<RegisteredSetting>("setting");
  const jobs = registry<NonNullable<Domain["jobs"]>[number]>("job");
  const turns = registry<Turn>("turn");
  const commands = registry<NonNullable<Domain["commands"]>[number]>("command");
  const previews = registry<PreviewKind>("kind of preview");
  const names = registry<Domain>("domain");
  const tables = registry<PersonalData>("table with customers");
  const personalData: RegisteredPersonalData[] = [];
  messages.addAll("http", httpMessages);
  for (const domain of domains) {
    const { name, personalData: own } = domain;
    names.add(name, name, domain);
    calls.addAll(name, domain.calls);
    agentCalls.addAll(name, domain.agentCalls);
    deskCalls.addAll(name, domain.deskCalls);
    messages.addAll(name, domain.messages);
    previews.addAll(name, domain.previews);
    for (const group of settingGroups) {
      const own = Object.entries(domain.settings?.[group] ?? {});
      for (const [key, setting] of own) settings.add(name, key, { ...setting, group });
    }
    for (const job of domain.jobs ?? []) jobs.add(name, job.name, job);
    for (const turn of domain.turns ?? []) turns.add(name, turn.name, turn);
    for (const command of domain.commands ?? []) commands.add(name, command.name, command);
    if (own === undefined) continue;
    for (const table of own.tables) tables.add(name, getTableName(table), own);
    personalData.push({ domain: name, ...own });
  }
  return {
    calls: calls.all(),
    agentCalls: agentCalls.all(),
    deskCalls: deskCalls.all(),
    messages: messages.all() as Readonly<Record<keyof typeof httpMessages | MessageKeysOf<List[number]>, Texts>>,
    settings: settings.all(),
    previews: previews.all(),
    jobs: Object.values(jobs.all()),
    turns: Object.values(turns.all()),
    commands: Object.values(commands.all()),
    personalData: personalData as readonly RegisteredPersonalData[],

    /**
     * Opens what the domains add to the services.
     *
     * @throws {Error} that names both where two of them add the same service
     */
    open: (services: OpeningServices) => {
      const known = registry<unknown>("service");
      known.addAll("http", { ...services });
      const opened = domains.flatMap((domain) => {
        const own = domain.open?.(services);
        known.addAll(domain.name, { ...own?.services });
        return own ?? [];
      });
      const added: Partial<Services> = Object.assign({}, ...opened.map((each) => each.services));
      return {
        services: added as Pick<Services, OpenedKeysOf<List[number]>>,
        close: async () => {
          await Promise.all(opened.map((each) => each.close()));
        },
      };
    },

    /** HTTP besides the calls. */
    registerRoutes: (app: FastifyInstance, services: Services) => {
      for (const domain of domains) domain.registerRoutes?.(app, services);
    },
  };
}

/** Things by their names, and who registered each. */
interface Registry<Thing> {
  /** @throws {Error} that names both when somebody has registered the name already */
  add(owner: string, name: string, thing: Thing): void;
  addAll(owner: string, things: Readonly<Record<string, Thing>> | undefined): void;
  /** In the order of their registration. */
  all(): Readonly<Record<string, Thing>>;
}

/**
 * @param kind what is registered, for people
 * @param spelling makes names equal that mean the same
 */
function registry<Thing>(kind: string, spelling = (name: string) => name): Registry<Thing> {
  const things: Record<string, Thing> = {};
  const owners = new Map<string, string>();
  const add = (owner: string, name: string, thing: Thing): void => {
    const other = owners.get(spelling(name));
    if (other !== undefined) throw new Error(`The ${kind} "${name}" is registered by ${other} and again by ${owner}`);
    owners.set(spelling(name), owner);
    things[name] = thing;
  };
  return {
    add,
    addAll: (owner, more = {}) => {
      for (const [name, thing] of Object.entries(more)) add(owner, name, thing);
    },
    all: () => things,
  };
}
