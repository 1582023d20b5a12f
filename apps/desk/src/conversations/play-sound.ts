let context: AudioContext | null = null;

/** Two short tones. Silent where the browser wants a press first, or has no sound. */
export function playSound(): void {
  try {
    context ??= new AudioContext();
    // Before the first press in a document nothing sounds, and nothing is to be made up for later.
    if (!navigator.userActivation.hasBeenActive) return;
    if (context.state === "suspended") void context.resume();
    const { currentTime } = context;
    for (const [index, frequency] of [880, 1175].entries()) {
      const [tone, volume] = [context.createOscillator(), context.createGain()];
      const begin = currentTime + index * 0.12;
      tone.frequency.value = frequency;
      volume.gain.setValueAtTime(0.08, begin);
      volume.gain.exponentialRampToValueAtTime(0.001, begin + 0.18);
      tone.connect(volume).connect(context.destination);
      tone.start(begin);
      tone.stop(begin + 0.2);
    }
  } catch {
    // A desk without sound is a desk.
  }
}
