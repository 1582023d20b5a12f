import { createOutboxSender } from "../identity/codes/outbox.ts";
import { createPasswords, type Passwords } from "../identity/authentication/passwords.ts";
import type { SmsSender } from "../identity/codes/sms-sender.ts";
import { createApp } from "../create-app.ts";
import { connect, type Database } from "../platform/store/database.ts";
import { prepareStore } from "../platform/store/migrate.ts";
import { contentsOf } from "../open-backend.ts";
import type { Services } from "../platform/http/services.ts";
import type { PaymentProviders } from "../money/payments/providers/provider.ts";
import { createMailOutbox } from "../platform/mail/mail-outbox.ts";
import type { MailSender } from "../platform/mail/mail-sender.ts";
import { openPorts } from "../platform/ports/open-ports.ts";
import type { RedisLocation } from "../platform/ports/redis/connect-redis.ts";
import { sandboxWith } from "../money/sandbox/open-sandbox.ts";
import { checkNetwork } from "../money/usdt/check-network.ts";
import type { Network } from "../money/usdt/network.ts";
import { standInNetwork } from "../money/usdt/stand-in-network.ts";
import { createPrivateDatabase } from "./private-database.ts";
import { fillStore, type StoreContents } from "./store-contents.ts";
import { copyFilledStore, testCache } from "./filled-store.ts";

export interface TestBackendOptions {
  /** Without it the demo. */
  readonly contents?: StoreContents;
  /** A PostgreSQL server to make a database on; without it the store is in memory. */
  readonly databaseUrl?: string;
  /** A filled database of that server to copy; without it a new one is filled. */
  readonly template?: string;
  /** A database that another backend has filled, which this one shares as another node; it stays when this one closes. */
  readonly sharedDatabase?: string;
  /** Without it the database carries events, and searches are counted in memory. */
  readonly redis?: RedisLocation;
  readonly publicUrl?: string;
  readonly shopOrigin?: string;
  readonly deskOrigin?: string;
  readonly trustProxy?: boolean | string;
  /** Without it nobody hears of changes. */
  readonly invalidationToken?: string;
  /** Without it the ordinary number; the loopback interface, where tests ask, is not limited. */
  readonly searchesPerMinute?: number;
  /** Without it the outbox; null: no text messages can be sent. */
  readonly sms?: SmsSender | null;
  /** Without it the outbox; null: no mails can be sent. */
  readonly mail?: MailSender | null;
  /** Payment providers in place of the sandbox's. */
  readonly providers?: PaymentProviders;
  /** Without it the stand-in; null: wallets are not topped up with USDT. */
  readonly usdt?: Network | null;
  /** Where the search writes down what it has read; without it nowhere. */
  readonly dataDir?: string;
  /** Without it the time of this machine. */
  readonly now?: () => Date;
}

export interface OpenTestBackend {
  readonly url: string;
  /** For what no call can do yet. */
  readonly db: Database;
  readonly services: Services;
  readonly close: () => Promise<void>;
}

/** With which tests sign notifications of their own. */
export const testSecret = "a secret of the tests";

/** Tests log in often. */
const cheapPasswords: Passwords = createPasswords({ power: 4, blocks: 1, lanes: 1 });

/** A backend on a free port of the loopback interface, and the filled store behind it. */
export async function openTestBackend(options: TestBackendOptions = {}): Promise<OpenTestBackend> {
  const { contents = "demo", databaseUrl, template } = options;
  const database = databaseUrl === undefined ? null : await createPrivateDatabase(databaseUrl, template);
  let isClosing = false;
  const serverUrl = database?.url ?? options.sharedDatabase ?? null;
  const ownStore = serverUrl === null ? await copyFilledStore(contents) : null;
  const location = serverUrl === null ? { directory: ownStore?.directory ?? null } : { url: serverUrl };
  // A database that is dropped breaks what connections are still being closed.
  const connection = await connect(location, (error) => {
    if (!isClosing) process.emitWarning(error);
  });
  if (database !== null && template === undefined) {
    await prepareStore(connection, () => fillStore(connection.db, contents));
  }
  const ports = await openPorts({
    connection,
    dataDir: testCache,
    bucket: null,
    redis: options.redis ?? null,
    onError: (error) => {
      if (!isClosing) process.emitWarning(String(error));
    },
  });
  const now = options.now ?? (() => new Date());
  const usdt = options.usdt === undefined ? standInNetwork(connection.db, now) : options.usdt;
  if (usdt?.isSandbox === true) await checkNetwork(connection.db, usdt, now);
  const { server, services } = createApp({
    connection,
    ports,
    config: {
      logLevel: "silent",
      publicUrl: options.publicUrl ?? null,
      invalidationToken: options.invalidationToken ?? null,
      shopOrigin: options.shopOrigin ?? null,
      deskOrigin: options.deskOrigin ?? null,
      trustProxy: options.trustProxy ?? false,
      searchesPerMinute: options.searchesPerMinute ?? 120,
    },
    // Only the demo says that it is one, and only its images are composed; those of the fixture are nowhere.
    ...(await contentsOf({
      dataDir: testCache,
      mode: contents === "demo" ? "demo" : "production",
      shopOrigin: options.shopOrigin ?? null,
    })),
    sms: options.sms === undefined ? createOutboxSender(connection.db) : options.sms,
    mail: options.mail === undefined ? createMailOutbox(connection.db) : options.mail,
    sandbox: sandboxWith(testSecret),
    providers: options.providers ?? new Map(),
    usdt,
    passwords: cheapPasswords,
    ...(options.dataDir !== undefined && { dataDir: options.dataDir }),
    now,
  });
  const url = await server.listen({ host: "127.0.0.1", port: 0 });
  return {
    url,
    db: connection.db,
    services,
    close: async () => {
      isClosing = true;
      await server.close();
      await ports.close();
      await connection.close();
      await database?.drop();
      await ownStore?.remove();
    },
  };
}
