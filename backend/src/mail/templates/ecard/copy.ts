export const copy = {
  dear: (name: string) => `Dear ${name},`,
  why: (foundation: string, sender: string) =>
    `You get this card because ${sender} asked us to send it. We do not keep your address on any list. ${foundation}`,
} as const;
