export { builtAssets } from "./assets/built-assets.ts";
export { ConfigurationError, type Environment, readOrigin, readPort } from "./config/environment.ts";
export { readServerConfig, type ServerConfig } from "./config/server-config.ts";
export { createWebServer, type WebServerOptions } from "./create-web-server.ts";
export { followInvalidations } from "./invalidations/follow-invalidations.ts";
export { runServer } from "./lifecycle/run-server.ts";
export {
  byNonce,
  contentSecurityPolicy,
  createNonce,
  hashSource,
  type InlineSources,
} from "./policy/security-headers.ts";
export { createNetworkOf } from "./rate-limits/network-of.ts";
export { type NetworkLimit, networkLimit } from "./rate-limits/network-limit.ts";
export { platformImageMs } from "./proxy/forward-image.ts";
export { platformProxy, type PlatformProxyOptions } from "./proxy/platform-proxy.ts";
export type { SessionCalls } from "./session/session-calls.ts";
export { createSessionCookies, type HeldSession, type SessionCookies } from "./session/session-cookies.ts";
export { socketProxy, type SocketProxyOptions } from "./socket/socket-proxy.ts";
