/**
 * A message was on its way when the wait for its server ended: it may arrive yet. Says neither where it goes nor what was sent:
 * errors are logged.
 */
export class UnknownFate extends Error {
  override readonly name = "UnknownFate";
}
