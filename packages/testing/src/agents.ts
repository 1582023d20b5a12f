export { type AgentAccount, openTestAgent, type TestAgent } from "@plaza/backend/agents";
