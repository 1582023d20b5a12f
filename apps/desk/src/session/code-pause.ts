/** So long the platform sends no other code to a number. */
export const codePauseMs = 60_000;
