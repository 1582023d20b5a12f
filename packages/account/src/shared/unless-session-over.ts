import { ApiError } from "@plaza/api-client";

/** For what every page asks for a customer: nobody is sent from a public page to the login for it. Null: the session is over. */
export async function unlessSessionOver<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && error.kind === "session") return null;
    throw error;
  }
}
