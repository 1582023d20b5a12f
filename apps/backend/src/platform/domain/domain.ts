import type { FastifyInstance } from "fastify";
import type { AgentCalls } from "../http/agent-call.ts";
import type { Calls } from "../http/call.ts";
import type { DeskCalls } from "../http/desk-call.ts";
import type { OpeningServices, Services } from "../http/services.ts";
import type { Texts } from "../store/language.ts";
import type { Command } from "./command.ts";
import type { Job } from "./job.ts";
import type { PersonalData } from "./personal-data.ts";
import type { PreviewKind } from "./preview-kind.ts";
import type { SettingGroup, Settings } from "./setting.ts";
import type { Turn } from "./turn.ts";

/** What a domain opened when the process began. */
interface OpenedDomain {
  readonly services: Partial<Services>;
  /** Called once no more calls come. */
  readonly close: () => Promise<void>;
}

/** All that the platform has to know of one of its domains; what a domain has not, it leaves out. */
export interface Domain {
  /** The name of its folder. */
  readonly name: string;
  readonly calls?: Calls;
  /** Those of customer-service agents. */
  readonly agentCalls?: AgentCalls;
  /** Those of shops and operators. */
  readonly deskCalls?: DeskCalls;
  /** What it says to callers; its keys are merged into the interface `Messages`. */
  readonly messages?: Readonly<Record<string, Texts>>;
  /** By the group in which operators find them. */
  readonly settings?: Readonly<Partial<Record<SettingGroup, Settings>>>;
  readonly jobs?: readonly Job[];
  /** What of it begins and ends by the clock alone. */
  readonly turns?: readonly Turn[];
  /** What an operator can ask of it. */
  readonly commands?: readonly Command[];
  /** What it keeps of customers. */
  readonly personalData?: PersonalData;
  /** What of it can be looked at in the shop before it is published, by the name of its kind. */
  readonly previews?: Readonly<Record<string, PreviewKind>>;
  /** Opens what it adds to the interface `Services`. */
  readonly open?: (services: OpeningServices) => OpenedDomain;
  /** HTTP besides the calls. */
  readonly registerRoutes?: (app: FastifyInstance, services: Services) => void;
}
