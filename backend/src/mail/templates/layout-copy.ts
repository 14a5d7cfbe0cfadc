export const layoutCopy = {
  questions: (email: string, phone: string) => `Questions? Write to ${email} or call ${phone}.`,
  registration: (number: string) => `Charity registration no. ${number}`,
} as const;
