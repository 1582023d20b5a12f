import { newestTests, testConnection } from "../../platform/connection-tests/test-connection.ts";
import type { AgentContext } from "../../platform/http/agent-call.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { providerCheck } from "./check-provider.ts";
import type { PaymentProvider } from "./providers/provider.ts";
import { registeredProvider, registeredProviders } from "./providers/registered-providers.ts";

/** `payments/providers`: with whom the shop has a contract, and what the newest check of each said. */
export async function handleProviders({ db, language, providers }: AgentContext) {
  const tests = await newestTests(db, language);
  return registeredProviders.map(({ method, company }) => ({
    method,
    name: company[language.wanted],
    state: stateOf(providers.get(method)),
    test: tests.get(method) ?? null,
  }));
}

function stateOf(provider: PaymentProvider | undefined): "missing" | "sandbox" | "contract" {
  if (provider === undefined) return "missing";
  return provider.check === undefined ? "sandbox" : "contract";
}

/** `payments/check`: whether a provider takes the shop's credentials. */
export async function handleCheckProvider(context: AgentContext) {
  const { body, providers, agent, report } = context;
  const registered = registeredProvider(body.text("method"));
  const provider = registered === null ? undefined : providers.get(registered.method);
  const check = provider === undefined ? null : providerCheck(provider, report);
  if (provider === undefined || check === null) throw new DomainError("providerWithoutContract", { notFound: true });
  return testConnection(context, { connection: provider.method, agentId: agent.id, destination: null }, check);
}
