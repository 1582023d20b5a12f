export { builtAssets } from "./assets/built-assets.ts";
export { ConfigurationError, type Environment, readOrigin, readPort } from "./config/environment.ts";
export { readServerConfig, type ServerConfig } from "./config/server-config.ts";
export { createWebServer, type WebServerOptions } from "./create-web-server.ts";
export { runServer } from "./lifecycle/run-server.ts";
export { contentSecurityPolicy, createNonce } from "./policy/content-security-policy.ts";
export { platformProxy, type PlatformProxyOptions } from "./proxy/platform-proxy.ts";
export type { SessionCalls } from "./session/session-calls.ts";
export { createSessionCookies, type HeldSession, type SessionCookies } from "./session/session-cookies.ts";
