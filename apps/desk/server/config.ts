import { type Environment, readOrigin, readServerConfig, type ServerConfig } from "@plaza/web-server";

export interface DeskConfig extends ServerConfig {
  /** Under which origin the platform addresses its images; null: the one that it is asked under, which is the desk's own. */
  readonly imageOrigin: string | null;
}

/** Reads the environment once, at start. @throws {ConfigurationError} */
export function readDeskConfig(environment: Environment): DeskConfig {
  const publicUrl = environment["PUBLIC_URL"];
  return {
    ...readServerConfig(environment, { defaultPort: 3100 }),
    imageOrigin: publicUrl ? readOrigin("PUBLIC_URL", publicUrl) : null,
  };
}
