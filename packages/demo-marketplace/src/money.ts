/** An amount of money in fen: 1/100 yuan, always whole. */
export type Fen = number;
