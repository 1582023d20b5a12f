/** Stands in the document where the nonce of an answer belongs. */
export const nonceMark = "plaza-nonce-of-this-answer";
