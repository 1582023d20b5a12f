/** From Monday on; Sunday is 0. */
const week = [1, 2, 3, 4, 5, 6, 0];

/** Days of the week as runs of consecutive ones, each with its first and last day. */
export function weekdayRuns(weekdays: readonly number[]): readonly (readonly [first: number, last: number])[] {
  const runs: [number, number][] = [];
  for (const [place, day] of week.entries()) {
    if (!weekdays.includes(day)) continue;
    const run = runs.at(-1);
    if (run !== undefined && run[1] === week[place - 1]) run[1] = day;
    else runs.push([day, day]);
  }
  return runs;
}
