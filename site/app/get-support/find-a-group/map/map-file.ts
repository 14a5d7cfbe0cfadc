/** A file that lies beside the page in `public/map`. It is ours: its shape is what its README says. @throws when it does not come. */
export async function mapFile<Content>(name: string): Promise<Content> {
  const response = await fetch(`/map/${name}`);
  if (!response.ok) throw new Error(`${name} did not come`);
  return response.json();
}
