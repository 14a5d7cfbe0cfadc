const where: Readonly<Record<string, string>> = {
  "data folder": "The folder in which everything is kept",
  "folder of the database": "The folder of the database",
  database: "The database",
  receipts: "Receipts",
  payments: "Payments",
};

const sentence = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

/** A line of `/healthz`, which whoever runs the system reads, as a sentence for staff. */
export function faultInWords(fault: string): string {
  const [, place = "", words = fault] = /^([^:]+): (.+)$/s.exec(fault) ?? [];
  const named = where[place];
  return named ? `${named}: ${words}` : sentence(words);
}
