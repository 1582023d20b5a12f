/** What codes are for, by the contract's keys; a code of one purpose is worth nothing for another. */
const scenes = {
  /** Registration. */
  ZCYZ: {},
  /** Log in. */
  YZMDL: {},
  /** Forgotten password. */
  ZHMM: { onlyIfRegistered: true },
  /** Another number or address for an account. */
  BGSJHM: { onlyForCustomers: true },
  /** Whose account it is, asked of the number that another is to replace; the contract has none for it. */
  YZYSJH: { onlyForCustomers: true, onlyToOwn: true },
  /** A first number or address for an account. */
  BDSJHM: { onlyForCustomers: true },
  /** Payment password. */
  ZHZFMM: { onlyIfRegistered: true },
  /** That it is the customer who asks, for accounts without a password; ours. */
  SFYZ: { onlyForCustomers: true, onlyToOwn: true },
  /** Merchant application. */
  SJSQYZ: {},
  /** Forgotten password of the desk; ours, as the next. */
  GZTMM: { onlyAtDesk: true },
  /** A telephone for an account of the desk. */
  GZTSJ: { onlyAtDesk: true },
} as const satisfies Record<string, SceneRule>;

export interface SceneRule {
  /** Nothing is sent where there is no account, and the answer is the same. */
  readonly onlyIfRegistered?: true;
  readonly onlyForCustomers?: true;
  /** Nothing is sent but to the caller's own number or address. */
  readonly onlyToOwn?: true;
  /** Only calls of the desk send it. */
  readonly onlyAtDesk?: true;
}

export type Scene = keyof typeof scenes;

export function isScene(key: string): key is Scene {
  return Object.hasOwn(scenes, key);
}

export function ruleOf(scene: Scene): SceneRule {
  return scenes[scene];
}
