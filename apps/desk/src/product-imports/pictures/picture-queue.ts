/** What has become of pictures that were chosen together. */
export interface PictureQueueState<Picture> {
  /** How many are to be sent. */
  readonly total: number;
  readonly sent: number;
  /** Those that the platform does not take, each with its reason. */
  readonly refused: readonly Refused[];
  /** Those that could not be sent, or were not any more. */
  readonly unsent: readonly Picture[];
  /** Why they could not; null: nothing went wrong, or somebody has stopped it. */
  readonly problem: string | null;
  readonly isSending: boolean;
}

export interface Refused {
  readonly name: string;
  readonly reason: string;
}

/** What is said of a picture that was not taken; `isFinal`: it would never be. */
interface Failure {
  readonly reason: string;
  readonly isFinal: boolean;
}

export interface PictureQueueOptions<Picture> {
  readonly send: (picture: Picture, signal: AbortSignal) => Promise<unknown>;
  readonly failureOf: (error: unknown) => Failure;
  readonly onChange: (state: PictureQueueState<Picture>) => void;
}

export interface PictureQueue<Picture> {
  /**
   * These come behind what is being sent. What was not sent or not taken before stays, but for pictures that are chosen
   * once more; choosing none changes nothing.
   */
  readonly add: (pictures: readonly Picture[], refused: readonly Refused[]) => void;
  /** Whatever has not been sent is left. */
  readonly stop: () => void;
  /** Goes on with what is left. */
  readonly again: () => void;
  /** Corrected ones may have other names, or be gone. */
  readonly forgetRefused: () => void;
}

/** So few that a slow line carries each of them, and that other shops' pictures are drawn in between. */
const atOnce = 3;

export const nothingSent = { total: 0, sent: 0, refused: [], unsent: [], problem: null, isSending: false } as const;

/**
 * Sends pictures, a few at once. One that fails takes nothing from the others; once as many as are sent at once have failed
 * without one that got through, the rest is left, because the line or the platform is away.
 */
export function openPictureQueue<Picture extends { readonly name: string }>({
  send,
  failureOf,
  onChange,
}: PictureQueueOptions<Picture>): PictureQueue<Picture> {
  let state: PictureQueueState<Picture> = nothingSent;
  let waiting: Picture[] = [];
  let sending = new Set<Picture>();
  let failures = 0;
  let run = new AbortController();

  const change = (next: Partial<PictureQueueState<Picture>>): void => {
    state = { ...state, ...next };
    onChange(state);
  };
  const leave = (pictures: readonly Picture[], problem: string | null): void =>
    change({ unsent: [...state.unsent, ...pictures], problem });

  async function sendOne(picture: Picture, { signal }: AbortController): Promise<void> {
    sending.add(picture);
    try {
      await send(picture, signal);
      if (signal.aborted) return;
      failures = 0;
      change({ sent: state.sent + 1 });
    } catch (error) {
      // Who has stopped it has left this one already.
      if (signal.aborted) return;
      const { reason, isFinal } = failureOf(error);
      failures = isFinal ? 0 : failures + 1;
      if (isFinal) change({ refused: [...state.refused, { name: picture.name, reason }] });
      else leave([picture, ...(failures >= atOnce ? waiting.splice(0) : [])], reason);
    }
    sending.delete(picture);
    goOn();
  }

  function goOn(): void {
    while (sending.size < atOnce) {
      const next = waiting.shift();
      if (next === undefined) break;
      void sendOne(next, run);
    }
    const isSending = sending.size > 0;
    if (isSending !== state.isSending) change({ isSending });
  }

  return {
    add: (pictures, refused) => {
      const chosen = new Set([...pictures, ...refused].map(({ name }) => name));
      if (chosen.size === 0) return;
      const stays = ({ name }: { readonly name: string }): boolean => !chosen.has(name);
      const unsent = state.unsent.filter(stays);
      const allRefused = [...state.refused.filter(stays), ...refused];
      const sent = state.isSending || unsent.length > 0 ? state.sent : 0;
      if (!state.isSending) failures = 0;
      waiting = [...waiting.filter(stays), ...pictures];
      change({
        total: sent + sending.size + waiting.length + unsent.length + allRefused.length,
        sent,
        refused: allRefused,
        unsent,
        problem: unsent.length > 0 ? state.problem : null,
      });
      goOn();
    },
    stop: () => {
      if (!state.isSending) return;
      run.abort();
      run = new AbortController();
      const left = [...sending, ...waiting];
      [waiting, sending, failures] = [[], new Set(), 0];
      leave(left, null);
      change({ isSending: false });
    },
    again: () => {
      if (state.isSending) return;
      waiting = [...state.unsent];
      failures = 0;
      change({ unsent: [], problem: null });
      goOn();
    },
    forgetRefused: () => change({ total: state.total - state.refused.length, refused: [] }),
  };
}
