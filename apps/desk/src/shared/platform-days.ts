const oneDay = 24 * 60 * 60 * 1000;

/** When a day begins at the marketplace, whose clock is Asia/Shanghai's; undefined for a day that the calendar has not. */
export function startOfDay(day: string | undefined): number | undefined {
  const time = day === undefined ? Number.NaN : Date.parse(`${day}T00:00:00+08:00`);
  return Number.isNaN(time) ? undefined : time;
}

/** When it is over. */
export function endOfDay(day: string | undefined): number | undefined {
  const start = startOfDay(day);
  return start === undefined ? undefined : start + oneDay;
}
