/** Groups of an IPv6 address that name the network: a household or a server has the other four to itself. */
const networkGroups = 4;

/**
 * What counts as one client where tries and waits are counted: an IPv4 address as it stands, of an IPv6 address the network, since
 * whoever has one address there has them all.
 */
export function clientNetwork(address: string): string {
  if (!/^[\da-f:]+(%.*)?$/i.test(address) || !address.includes(":")) return address;
  const [head = "", tail] = address.split("%")[0]?.split("::") ?? [];
  const groups = (text: string | undefined) => (text ? text.split(":") : []);
  const [before, after] = [groups(head), groups(tail)];
  const missing = Array<string>(Math.max(0, 8 - before.length - after.length)).fill("0");
  const all = tail === undefined ? before : [...before, ...missing, ...after];
  const network = all.slice(0, networkGroups).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(":")}::/64`;
}
