/** Card numbers that the gateway's test store takes and refuses. */
export const cards = { good: "4242424242424242", refused: "4485621544903528", another: "5191230192857309" };
