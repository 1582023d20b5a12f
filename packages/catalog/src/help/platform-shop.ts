/** The platform's own people, where a conversation asks for a shop. */
export const platformShop = 0;
