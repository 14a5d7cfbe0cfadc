const shortest = 3;
const longest = 250;

/**
 * What is wrong with the reason that staff give for what they do, in words for the one who typed it; undefined for one that
 * will do. The admin asks before it sends, the endpoints whatever comes.
 */
export function reasonProblem(typed: string): string | undefined {
  const reason = typed.trim();
  if (reason === "") return `Reason: say why, in ${shortest} to ${longest} characters.`;
  if (reason.length < shortest)
    return `Reason: “${reason}” is too short. Say why, in at least ${shortest} characters.`;
  if (reason.length > longest)
    return `Reason: this is too long by ${reason.length - longest}. At most ${longest} characters.`;
  return undefined;
}
