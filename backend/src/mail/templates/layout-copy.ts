export const layoutCopy = {
  questions: (email: string, phone: string) => `Questions? Write to ${email}\nor call ${phone}.`,
  registration: (number: string) => `Charity registration no. ${number}`,
} as const;
