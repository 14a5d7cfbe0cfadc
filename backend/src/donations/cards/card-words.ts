export const cardsWords = (count: number): string => (count === 1 ? "1 card" : `${count} cards`);
export const cardsToMailWords = (count: number): string => `${cardsWords(count)} to mail`;
